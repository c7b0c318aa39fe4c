import type { RtmCode, RtmFlag } from '../../contract/platform/enumerations.ts';
import { findBaseCode } from './billing.ts';

interface ReadyCode {
  code: RtmCode;
  startDate: string;
  flags: readonly RtmFlag[];
}

/**
 * The ready codes of a patient's month that one attestation may bill, and those left for a review of their own: the
 * flagged ones, and an add-on whose base code is left.
 */
export function splitForBulkBilling<Line extends ReadyCode>(
  lines: readonly Line[],
): { billable: Line[]; forReview: Line[] } {
  const flagged = lines.filter(({ flags }) => flags.length > 0);
  const isLeft = (line: Line) =>
    flagged.includes(line) ||
    flagged.some(({ code, startDate }) => code === findBaseCode(line.code) && startDate === line.startDate);
  return { billable: lines.filter((line) => !isLeft(line)), forReview: lines.filter(isLeft) };
}
