import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import type { ProgramVersion } from '../../../../contract/program-history.ts';
import type { Block } from '../../../../contract/program-shapes.ts';
import { fullName } from '../../../../domain/patient.ts';
import { programChanges } from '../../../../domain/program-history/program-changes.ts';
import { momentText } from '../../../i18n/momentText.ts';
import { ProgramOutline } from '../ProgramOutline.tsx';
import { changeText } from './changeText.ts';
import { Changes, Head, Outline } from './timelineLook.ts';

interface Props {
  version: ProgramVersion;
  /** What the first version of a program or template is called. */
  begun: 'assigned' | 'published';
  zone: string;
  nameOf: (block: Block) => string;
  involvedSide?: Block['sideOfBody'];
  action?: ReactNode;
}

/** A patient's versions are counted on from program to program: a later program does not begin with 1. */
function titleOf({ before, version, savedAt, since }: ProgramVersion, begun: Props['begun']): string {
  if (before) return 'changed';
  return version === 1 || savedAt === since ? begun : 'known';
}

/** One version: who saved it, when, and what changed by it; the whole of it on demand. */
export const VersionEntry = ({ version, begun, zone, nameOf, involvedSide, action }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const outlineId = useId();
  const { before, savedAt, savedBy } = version;
  const when = momentText(savedAt, zone);
  const changes = before && programChanges(before, version);
  return (
    <>
      <Head>
        <strong>{translate(`programHistory.${titleOf(version, begun)}`)}</strong>
        <time dateTime={savedAt} title={zone}>
          {savedBy ? translate('programHistory.by', { name: fullName(savedBy), when }) : when}
        </time>
      </Head>
      {changes?.length === 0 && <p>{translate('programHistory.unchanged')}</p>}
      {changes && changes.length > 0 && (
        <Changes>
          {changes.map((change, at) => (
            <li key={`${at} ${change.kind}`} dir="auto">
              {changeText(change, nameOf, translate)}
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
