import type { RtmNearCode } from '../../../contract/rtm/forecast.ts';
import { findNextCode, type NextCode } from '../../../domain/rtm/forecast/next-code.ts';
import type { RtmSettings } from '../../../domain/rtm/settings.ts';
import type { Scope } from '../../platform/db/tenant-context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { listGroupCycles, type CycleGroup } from './cycle-groups.ts';

interface NearGroup {
  group: CycleGroup;
  next: NextCode;
  share: number;
}

interface GroupPart {
  near: NearGroup;
  offset: number;
  limit: number;
}

/** The groups that lack something they can have still, those that lack least first, then those with least time. */
function findNearGroups(
  groups: readonly CycleGroup[],
  settings: RtmSettings,
  todayAt: (zone: string) => string,
): NearGroup[] {
  return groups
    .flatMap((group) => {
      const step = findNextCode(group, todayAt(group.timezone), settings);
      return step ? [{ group, ...step }] : [];
    })
    .toSorted((a, b) => a.share - b.share || a.next.by.localeCompare(b.next.by));
}

/** Which part of each group lies on the page. */
function selectPageParts(near: readonly NearGroup[], page: { limit: number; offset: number }): GroupPart[] {
  const parts: GroupPart[] = [];
  let before = 0;
  for (const one of near) {
    const from = Math.max(page.offset, before);
    before += one.group.cycles;
    const to = Math.min(page.offset + page.limit, before);
    if (to > from) parts.push({ near: one, offset: from - (before - one.group.cycles), limit: to - from });
  }
  return parts;
}

/** A page of patients who are close to their next code, out of groups; only those on the page are read. */
export async function listNearCodes(
  { tx, scope, month }: { tx: Tx; scope: Scope; month: string },
  groups: readonly CycleGroup[],
  {
    settings,
    todayAt,
    page,
  }: { settings: RtmSettings; todayAt: (zone: string) => string; page: { limit: number; offset: number } },
): Promise<{ items: RtmNearCode[]; totalItems: number }> {
  const near = findNearGroups(groups, settings, todayAt);
  const found = await Promise.all(
    selectPageParts(near, page).map(async ({ near: { group, next }, offset, limit }) => {
      const rows = await listGroupCycles(tx, scope, month, group, { limit, offset });
      return rows.map((row) => ({ ...row, ...next }));
    }),
  );
  return { items: found.flat(), totalItems: near.reduce((sum, { group }) => sum + group.cycles, 0) };
}
