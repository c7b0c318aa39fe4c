import type { Credential, Discipline, RtmModifier } from '../../contract/platform/enumerations.ts';
import type { CountedNote } from './counted-minutes.ts';
import { ASSISTANT_PERCENT, type RtmRule } from './rules.ts';
import type { RtmSettings } from './settings.ts';

const credentialDisciplines: Partial<Record<Credential, Discipline>> = {
  PT: 'PT',
  PTA: 'PT',
  OT: 'OT',
  OTA: 'OT',
  SLP: 'SLP',
  PHYSICIAN: 'PHYSICIAN',
};
const therapyModifiers: Partial<Record<Discipline, RtmModifier>> = { PT: 'GP', OT: 'GO', SLP: 'GN' };
const assistantModifiers: Partial<Record<Discipline, { credential: Credential; modifier: RtmModifier }>> = {
  PT: { credential: 'PTA', modifier: 'CQ' },
  OT: { credential: 'OTA', modifier: 'CO' },
};

/**
 * The disciplines of counted notes. One without a credential takes the organization's; clinical staff take that of the
 * others and so bring none.
 */
export function collectDisciplines(notes: readonly CountedNote[], settings: RtmSettings): Set<Discipline> {
  const disciplines = new Set<Discipline>();
  for (const { note, minutes } of notes) {
    if (minutes <= 0) continue;
    const discipline = note.credential ? credentialDisciplines[note.credential] : settings.discipline;
    if (discipline) disciplines.add(discipline);
  }
  return disciplines;
}

/**
 * GP, GO or GN of the one discipline of the notes, else of the organization; CQ or CO beside it when that discipline's
 * assistants have more than ASSISTANT_PERCENT of all counted minutes (RTM.md, decision 11): of those of `furnished`, where
 * other notes show who furnished the service.
 */
export function findModifiers(
  notes: readonly CountedNote[],
  rule: RtmRule,
  settings: RtmSettings,
  furnished: readonly CountedNote[] = notes,
): RtmModifier[] {
  const disciplines = [...collectDisciplines(notes, settings)];
  const discipline = disciplines.length === 1 ? disciplines[0]! : settings.discipline;
  const modifiers: RtmModifier[] = [];
  const own = therapyModifiers[discipline];
  if (rule.therapyModifier && own) modifiers.push(own);
  const assistant = assistantModifiers[discipline];
  if (rule.assistantModifier && assistant) {
    const minutesBy = (of: readonly CountedNote[]) => of.reduce((sum, { minutes }) => sum + minutes, 0);
    const theirs = minutesBy(furnished.filter(({ note }) => note.credential === assistant.credential));
    if (theirs * 100 > minutesBy(furnished) * ASSISTANT_PERCENT) modifiers.push(assistant.modifier);
  }
  return modifiers;
}
