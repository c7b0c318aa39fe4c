import { and, eq } from 'drizzle-orm';
import type { RtmMonthDetail } from '../../contract/rtm-month.ts';
import { organizations } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import { readRtmMonth } from '../rtm/month-detail.ts';
import type { MonthReader } from '../rtm/month-reader.ts';

/**
 * All that the evidence packet of a month says, and the storage key of the organization's logo. 404 for a patient out of
 * reach, and for a month without a cycle (OPEN-078).
 */
export async function readPacketSource(
  reader: MonthReader,
  now: Date,
): Promise<{ detail: RtmMonthDetail; organization: string; logoKey: string | null }> {
  const { tx, scope, actor } = reader;
  const [detail, [organization]] = await Promise.all([
    readRtmMonth(reader, now),
    tx
      .select({ name: organizations.name, logoKey: organizations.logoKey })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId))),
  ]);
  if (detail.pdfKey === null) throw notFound('Evidence packet');
  return { detail, organization: organization!.name, logoKey: organization!.logoKey };
}
