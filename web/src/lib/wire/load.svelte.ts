/** Something that is fetched for a page, and what to show until it is there or when it does not come. */

import { RequestFailed } from './rest';
import type { Phrase } from './wire';

export interface Load<T> {
  readonly value: T | undefined;
  readonly problem: Phrase | undefined;
}

/** Fetch when the component is made, and again whenever something `fetch` reads before its first wait changes. */
export function load<T>(fetch: () => Promise<T>): Load<T> {
  let value: T | undefined = $state.raw();
  let problem: Phrase | undefined = $state.raw();

  $effect(() => {
    let gone = false;
    fetch().then(
      (fetched) => {
        if (gone) return;
        value = fetched;
        problem = undefined;
      },
      (error: unknown) => {
        if (!gone) problem = phraseOf(error);
      },
    );
    return () => (gone = true);
  });

  return {
    get value() {
      return value;
    },
    get problem() {
      return problem;
    },
  };
}

/** What to say of an error, whatever it is. */
export function phraseOf(error: unknown): Phrase {
  return error instanceof RequestFailed ? error.phrase : { id: 'error-unexpected' };
}
