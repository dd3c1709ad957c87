import { describe, expect, it } from 'vitest';
import { dreamNeeds, missing, type Purse } from './dream-needs';
import type { InsightPrice } from '../edition';

const major = (quality: InsightPrice['quality']): InsightPrice => ({ level: 'major', quality });
const median = (quality: InsightPrice['quality']): InsightPrice => ({ level: 'median', quality });
const minor = (quality: InsightPrice['quality']): InsightPrice => ({ level: 'minor', quality });

const purse = (dial: Purse['dial'], coffee = 0, with_: Partial<Purse> = {}): Purse => ({
  dial,
  coffee,
  adjust: 2,
  nextAdjust: 2,
  ...with_,
});

describe('what a Dream needs', () => {
  it('is payable with the very Insights', () => {
    const needs = dreamNeeds(
      [major('growth'), minor('passion')],
      purse({ 'major-growth': [1, 0], 'minor-passion': [0, 1] }),
    );
    expect(needs.verdict).toBe('payable');
    expect(needs.coffee).toBe(0);
    expect(needs.parts.map(({ means }) => means)).toEqual(['exact', 'exact']);
  });

  it('takes a higher Insight for a lower one, and says so', () => {
    const needs = dreamNeeds([minor('passion')], purse({ 'major-passion': [1, 0] }));
    expect(needs.verdict).toBe('payable');
    expect(needs.parts).toEqual([{ need: minor('passion'), means: 'higher', area: 'major-passion' }]);
  });

  it('keeps the high Insight for the part that needs it', () => {
    const needs = dreamNeeds(
      [minor('growth'), major('growth')],
      purse({ 'major-growth': [1, 0], 'median-growth': [1, 0] }),
    );
    expect(needs.verdict).toBe('payable');
    expect(needs.parts.map(({ area }) => area)).toEqual(['median-growth', 'major-growth']);
  });

  it('wastes as little as it can', () => {
    const needs = dreamNeeds([minor('any')], purse({ 'major-growth': [1, 0], 'minor-passion': [1, 0] }));
    expect(needs.parts[0]?.area).toBe('minor-passion');
  });

  it('uses one piece once', () => {
    const needs = dreamNeeds([minor('growth'), minor('growth')], purse({ 'minor-growth': [1, 0] }, 6));
    expect(needs.verdict).toBe('missing');
    expect(missing(needs)).toEqual([minor('growth')]);
    expect(needs.coffee).toBe(0);
  });

  it('is payable with Coffee for an Elevation or a Transfer', () => {
    expect(dreamNeeds([median('growth')], purse({ 'minor-growth': [1, 0] }, 2))).toMatchObject({
      verdict: 'coffee',
      coffee: 2,
      parts: [{ means: 'coffee', area: 'minor-growth' }],
    });
    expect(dreamNeeds([minor('growth')], purse({ 'minor-passion': [1, 0] }, 3))).toMatchObject({
      verdict: 'coffee',
      coffee: 2,
    });
  });

  it('adds up several changes', () => {
    const needs = dreamNeeds([major('passion')], purse({ 'minor-growth': [1, 0] }, 6));
    expect(needs).toMatchObject({ verdict: 'coffee', coffee: 6 });
  });

  it('transfers a Major as cheaply as any other', () => {
    const needs = dreamNeeds(
      [major('passion')],
      purse({ 'minor-passion': [1, 0], 'major-growth': [1, 0] }, 2),
    );
    expect(needs).toMatchObject({ verdict: 'coffee', coffee: 2, parts: [{ area: 'major-growth' }] });
  });

  it('names what is missing when the Coffee does not reach, and what Coffee would do', () => {
    const needs = dreamNeeds(
      [major('passion'), minor('growth')],
      purse({ 'median-passion': [1, 0], 'minor-growth': [1, 0] }, 1),
    );
    expect(needs).toMatchObject({ verdict: 'missing', coffee: 2 });
    expect(missing(needs)).toEqual([major('passion')]);
    expect(needs.parts.map(({ means }) => means)).toEqual(['missing', 'exact']);
  });

  it('counts the cheaper first change of a client’s ability', () => {
    const needs = dreamNeeds(
      [median('growth'), median('passion')],
      purse({ 'minor-growth': [1, 0], 'minor-passion': [1, 0] }, 3, { nextAdjust: 1 }),
    );
    expect(needs).toMatchObject({ verdict: 'coffee', coffee: 3 });
  });

  it('never pays from the reserve', () => {
    expect(dreamNeeds([minor('any')], purse({ reserve: [7, 0] }, 6))).toMatchObject({
      verdict: 'missing',
      coffee: 0,
    });
  });
});
