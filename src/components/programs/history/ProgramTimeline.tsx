import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode, type Ref } from 'react';
import type { ProgramVersion } from '../../../../contract/program-history.ts';
import type { Block } from '../../../../contract/program-shapes.ts';
import { dayInZone } from '../../../../domain/calendar.ts';
import { dayText } from '../../../i18n/dayText.ts';
import { useProgramExercises } from '../useProgramExercises.ts';
import { OfProgram, Timeline, Version } from './timelineLook.ts';
import { VersionEntry } from './VersionEntry.tsx';

interface Props {
  /** The newest first. */
  versions: readonly ProgramVersion[];
  kind: 'program' | 'template';
  /** IANA zone whose clock and calendar count. */
  zone: string;
  involvedSide?: Block['sideOfBody'];
  list?: Ref<HTMLOListElement>;
  /** What can be done with a version. */
  actionFor?: (version: ProgramVersion) => ReactNode;
}

/** Name and time of a program, above the newest of its versions. */
const Program = ({ version: { name, since, endedAt }, zone }: { version: ProgramVersion; zone: string }) => {
  const translate = useTranslate();
  const day = (moment: string) => dayText(dayInZone(moment, zone));
  return (
    <OfProgram>
      <Typography variant="h3" dir="auto">
        {name}
      </Typography>
      <p>
        {endedAt === null
          ? translate('programHistory.now', { since: day(since) })
          : translate('programHistory.earlier', { since: day(since), until: day(endedAt) })}
      </p>
    </OfProgram>
  );
};

/** Versions of programs or of one template, each with what changed by it. */
export const ProgramTimeline = ({ versions, kind, zone, involvedSide, list, actionFor }: Props) => {
  const translate = useTranslate();
  const blocks = useMemo(
    () => versions.flatMap((version) => [...version.blocks, ...(version.before?.blocks ?? [])]),
    [versions],
  );
  const { find } = useProgramExercises(blocks);
  const nameOf = ({ exerciseId }: Block) => find(exerciseId)?.name ?? translate('programs.gone');
  if (versions.length === 0) return <p style={{ color: 'var(--ink-muted)' }}>{translate('programHistory.none')}</p>;
  return (
    <Timeline ref={list} aria-label={translate('programHistory.list')}>
      {versions.map((version, at) => (
        <li key={`${version.programId} ${version.version}`} tabIndex={-1}>
          {kind === 'program' && versions[at - 1]?.programId !== version.programId && (
            <Program version={version} zone={zone} />
          )}
          <Version>
            <VersionEntry
              version={version}
              begun={kind === 'program' ? 'assigned' : 'published'}
              zone={zone}
              nameOf={nameOf}
              involvedSide={involvedSide}
              action={actionFor?.(version)}
            />
          </Version>
        </li>
      ))}
    </Timeline>
  );
};
