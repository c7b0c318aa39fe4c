import type { Credential, Discipline, RtmModifier } from '../../contract/enumerations.ts';
import type { CountedNote } from './counted-minutes.ts';
import type { RtmRule } from './rules.ts';
import type { RtmSettings } from './settings.ts';

/** An assistant's share of the minutes over which CQ or CO is due; exactly this share is not over it. */
const ASSISTANT_PERCENT = 10;

const disciplineOf: Partial<Record<Credential, Discipline>> = {
  PT: 'PT',
  PTA: 'PT',
  OT: 'OT',
  OTA: 'OT',
  SLP: 'SLP',
  PHYSICIAN: 'PHYSICIAN',
};
const therapy: Partial<Record<Discipline, RtmModifier>> = { PT: 'GP', OT: 'GO', SLP: 'GN' };
const assistants: Partial<Record<Discipline, { credential: Credential; modifier: RtmModifier }>> = {
  PT: { credential: 'PTA', modifier: 'CQ' },
  OT: { credential: 'OTA', modifier: 'CO' },
};

/**
 * The disciplines of counted notes. One without a credential takes the organization's; clinical staff take that of the
 * others and so bring none.
 */
export function disciplinesOf(notes: readonly CountedNote[], settings: RtmSettings): Set<Discipline> {
  const disciplines = new Set<Discipline>();
  for (const { note, minutes } of notes) {
    if (minutes <= 0) continue;
    const discipline = note.credential ? disciplineOf[note.credential] : settings.discipline;
    if (discipline) disciplines.add(discipline);
  }
  return disciplines;
}

/**
 * GP, GO or GN of the one discipline of the notes, else of the organization; CQ or CO beside it when that discipline's
 * assistants have more than a tenth of all counted minutes (RTM.md, decision 11).
 */
export function modifiersOf(notes: readonly CountedNote[], rule: RtmRule, settings: RtmSettings): RtmModifier[] {
  const disciplines = [...disciplinesOf(notes, settings)];
  const discipline = disciplines.length === 1 ? disciplines[0]! : settings.discipline;
  const modifiers: RtmModifier[] = [];
  const own = therapy[discipline];
  if (rule.therapyModifier && own) modifiers.push(own);
  const assistant = assistants[discipline];
  if (rule.assistantModifier && assistant) {
    const minutesBy = (of: readonly CountedNote[]) => of.reduce((sum, { minutes }) => sum + minutes, 0);
    const theirs = minutesBy(notes.filter(({ note }) => note.credential === assistant.credential));
    if (theirs * 100 > minutesBy(notes) * ASSISTANT_PERCENT) modifiers.push(assistant.modifier);
  }
  return modifiers;
}
