/** What the portal acknowledged, by which the database is checked at the end; and what a person has to work with. */
export interface KnownPatient {
  id: number;
  email: string;
  locationId: number;
  lastName: string;
  version: number;
  /** Of the patient's app, once its code was redeemed. */
  token?: string;
  isPaired: boolean;
  programId: number | null;
}

export class Ledger {
  readonly patients: KnownPatient[] = [];
  readonly noteTexts: string[] = [];
  readonly templateNames: string[] = [];
  readonly exerciseNames: string[] = [];
  readonly sessionUuids: string[] = [];
  readonly messages: string[] = [];
  readonly invited: string[] = [];
  /** Acknowledged programs of a patient. */
  readonly programs = new Map<number, number>();
  /** Acknowledged changes of a patient whom several people edit at once. */
  readonly sharedEdits = new Map<number, number>();
  /** Codes of devices that a broken connection used up: their answer is a secret and is not given twice. */
  lostCodes = 0;
  /** Invites whose code was used up by a process that died before it made the account. */
  lostInvites = 0;
  /** Reports that were given up after 13 seconds, which only a busy machine needs. */
  slowReports = 0;
  conflicts = 0;
  files = 0;
  reports = 0;
  readBacks = 0;
  /** By kind, milliseconds until the other processes knew of a change, of which there was at least one answer. */
  readonly staleness = new Map<string, { checks: number; most: number }>();

  addStaleness(kind: string, milliseconds: number): void {
    const known = this.staleness.get(kind) ?? { checks: 0, most: 0 };
    this.staleness.set(kind, { checks: known.checks + 1, most: Math.max(known.most, milliseconds) });
  }
}
