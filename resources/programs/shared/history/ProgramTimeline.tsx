import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode, useMemo, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { ProgramVersion } from '../../../../contract/programs/history.ts';
import type { Block } from '../../../../contract/programs/shapes.ts';
import { formatFullName } from '../../../../domain/patients/patient.ts';
import { toDayInZone } from '../../../../domain/platform/calendar.ts';
import { listProgramChanges } from '../../../../domain/programs/program-changes.ts';
import { formatDate, formatDateTime } from '../../../../src/ui/i18n/format.ts';
import { ProgramOutline } from '../ProgramOutline.tsx';
import { useProgramExercises } from '../../../exercises/shared/useExercises.ts';
import { describeChange } from './changeText.ts';
import type { ProgramHistoryKey } from './messages.en.ts';

/** A line with a dot for each version, interrupted by program names. */
const Timeline = styled('ol')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:last-child > :last-child::after': { display: 'none' },
  '& > li:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 4, borderRadius: 'var(--radius-small)' },
});
const ProgramHeading = styled('header')({
  margin: '8px 0 16px',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, color: 'var(--ink-muted)', font: 'var(--text-body)' },
});
const Version = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 4,
  paddingLeft: 24,
  '& > p': { margin: 0, color: 'var(--ink-muted)' },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 7,
    left: 3,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: 'var(--primary)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 20,
    bottom: -16,
    left: 7,
    width: 1,
    background: 'var(--border-strong)',
  },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  '& time': { color: 'var(--ink-muted)', font: 'var(--text-body)' },
});
const Changes = styled('ul')({
  display: 'grid',
  gap: 2,
  margin: 0,
  paddingLeft: 18,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
const Outline = styled('div')({
  padding: 16,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
});

interface VersionEntryProps {
  version: ProgramVersion;
  /** Title of the first version of a program or template. */
  firstTitle: 'assigned' | 'published';
  zone: string;
  getName: (block: Block) => string;
  involvedSide?: Block['sideOfBody'];
  action?: ReactNode;
}

/** Version numbers continue across a patient's programs: a later program does not start with 1. */
function getVersionTitle(
  { before, version, savedAt, since }: ProgramVersion,
  firstTitle: VersionEntryProps['firstTitle'],
): VersionEntryProps['firstTitle'] | 'changed' | 'known' {
  if (before) return 'changed';
  return version === 1 || savedAt === since ? firstTitle : 'known';
}

/** One version: author, time and changes, with the whole program on demand. */
const VersionEntry = ({ version, firstTitle, zone, getName, involvedSide, action }: VersionEntryProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const outlineId = useId();
  const { before, savedAt, savedBy } = version;
  const when = formatDateTime(savedAt, zone);
  const changes = before && listProgramChanges(before, version);
  return (
    <>
      <Head>
        <strong>
          {translate(`programHistory.${getVersionTitle(version, firstTitle)}` satisfies ProgramHistoryKey)}
        </strong>
        <time dateTime={savedAt} title={zone}>
          {savedBy ? translate('programHistory.by', { name: formatFullName(savedBy), when }) : when}
        </time>
      </Head>
      {changes?.length === 0 && <p>{translate('programHistory.unchanged')}</p>}
      {changes && changes.length > 0 && (
        <Changes>
          {changes.map((change, index) => (
            <li key={`${index} ${change.kind}`} dir="auto">
              {describeChange(change, getName, translate)}
            </li>
          ))}
        </Changes>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -8 }}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? outlineId : undefined}
          aria-label={translate(open ? 'programHistory.hideOf' : 'programHistory.viewOf', { when })}
          onClick={() => setOpen(!open)}
        >
          {translate(open ? 'programHistory.hide' : 'programHistory.view')}
        </Button>
        {action}
      </div>
      {open && (
        <Outline id={outlineId}>
          <ProgramOutline program={version} involvedSide={involvedSide} />
        </Outline>
      )}
    </>
  );
};

interface Props {
  /** Newest first. */
  versions: readonly ProgramVersion[];
  kind: 'program' | 'template';
  /** IANA time zone of the dates and times. */
  zone: string;
  involvedSide?: Block['sideOfBody'];
  list?: Ref<HTMLOListElement>;
  /** Action for a version. */
  renderAction?: (version: ProgramVersion) => ReactNode;
}

/** Name and dates of a program, above the newest of its versions. */
const Program = ({ version: { name, since, endedAt }, zone }: { version: ProgramVersion; zone: string }) => {
  const translate = useTranslate();
  const day = (moment: string) => formatDate(toDayInZone(moment, zone));
  return (
    <ProgramHeading>
      <Typography variant="h3" dir="auto">
        {name}
      </Typography>
      <p>
        {endedAt === null
          ? translate('programHistory.now', { since: day(since) })
          : translate('programHistory.earlier', { since: day(since), until: day(endedAt) })}
      </p>
    </ProgramHeading>
  );
};

/** Versions of a patient's programs or of one template, with the changes of each. */
export const ProgramTimeline = ({ versions, kind, zone, involvedSide, list, renderAction }: Props) => {
  const translate = useTranslate();
  const blocks = useMemo(
    () => versions.flatMap((version) => [...version.blocks, ...(version.before?.blocks ?? [])]),
    [versions],
  );
  const { find } = useProgramExercises(blocks);
  const getName = ({ exerciseId }: Block) => find(exerciseId)?.name ?? translate('programs.gone');
  if (versions.length === 0) return <p style={{ color: 'var(--ink-muted)' }}>{translate('programHistory.none')}</p>;
  return (
    <Timeline ref={list} aria-label={translate('programHistory.list')}>
      {versions.map((version, index) => (
        <li key={`${version.programId} ${version.version}`} tabIndex={-1}>
          {kind === 'program' && versions[index - 1]?.programId !== version.programId && (
            <Program version={version} zone={zone} />
          )}
          <Version>
            <VersionEntry
              version={version}
              firstTitle={kind === 'program' ? 'assigned' : 'published'}
              zone={zone}
              getName={getName}
              involvedSide={involvedSide}
              action={renderAction?.(version)}
            />
          </Version>
        </li>
      ))}
    </Timeline>
  );
};
