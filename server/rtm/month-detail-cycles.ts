import { and, asc, desc, inArray, or } from 'drizzle-orm';
import type { RtmAttestation } from '../../contract/rtm-month.ts';
import { practitioners, rtmCycles, rtmStatusChanges } from '../db/schema/index.ts';
import { providersInReach } from '../routes/providers-in-reach.ts';
import { own, touches, type MonthReader } from './month-reader.ts';

/** Every cycle of the patient, the earliest first: a set-up long ago answers for a month too. */
export const cyclesOfPatient = (reader: MonthReader) =>
  reader.tx
    .select()
    .from(rtmCycles)
    .where(own(reader, rtmCycles))
    .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.code), asc(rtmCycles.id));

/** Changes of status of cycles with a day in the month, also of those that are gone, the newest first. */
export const statusChanges = (reader: MonthReader) => {
  const cycles = reader.tx
    .select({ id: rtmCycles.id })
    .from(rtmCycles)
    .where(and(own(reader, rtmCycles), touches(reader, rtmCycles.startDate, rtmCycles.endDate)));
  return reader.tx
    .select()
    .from(rtmStatusChanges)
    .where(
      and(
        own(reader, rtmStatusChanges),
        or(
          inArray(rtmStatusChanges.cycleId, cycles),
          touches(reader, rtmStatusChanges.startDate, rtmStatusChanges.endDate),
        ),
      ),
    )
    .orderBy(desc(rtmStatusChanges.createdAt), desc(rtmStatusChanges.id));
};

/** People whom the reader may see, of those who are named by account or as practitioner. */
export const peopleNamed = ({ tx, scope, actor }: MonthReader, userIds: string[], practitionerIds: number[]) =>
  tx
    .select({
      id: practitioners.id,
      userId: practitioners.userId,
      firstName: practitioners.firstName,
      lastName: practitioners.lastName,
    })
    .from(practitioners)
    .where(
      and(
        providersInReach(tx, actor, scope),
        or(inArray(practitioners.userId, userIds), inArray(practitioners.id, practitionerIds)),
      ),
    );

/** What is kept of an attestation (contract/rtm-billing.ts, `Attestation`). */
export type StoredAttestation = Omit<RtmAttestation, 'practitioner'> & { practitionerId: number };
