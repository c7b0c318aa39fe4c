import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { moduleDifferences } from '../../domain/scan/modules/differences.ts';
import type { DraftModule } from '../../domain/scan/modules/draft.ts';
import { ChangedMeanwhile } from '../../src/components/record-parts/ChangedMeanwhile.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';

interface Props {
  /** What the edits began from, and what is stored now. */
  before: readonly DraftModule[];
  now: readonly DraftModule[];
  onKeep: () => void;
  onTake: () => void;
}

/** Modules that somebody else has saved meanwhile, with what they did; the edits stay until the reader decides. */
export const ModulesClash = ({ before, now, onKeep, onTake }: Props) => {
  const translate = useTranslate();
  const text = (key: string, values = {}) => translate(`scanModules.clash.${key}`, values);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [now]);
  const { modules, removed, isReordered } = moduleDifferences(before, now);
  return (
    <div ref={notice} tabIndex={-1} style={{ marginBottom: 16, outline: 'none', scrollMarginTop: 96 }}>
      <ChangedMeanwhile
        choices={[
          { label: text('keepMine'), onChoose: onKeep },
          { label: text('takeTheirs'), onChoose: onTake },
        ]}
      >
        {modules.length === 0 ? (
          text('none')
        ) : (
          <ol aria-label={text('list')} style={{ margin: 0, paddingInlineStart: 24 }}>
            {modules.map(({ module: { id, name, assessments }, state }) => (
              <li key={id}>
                {name} · {translate('scanModules.count', { smart_count: assessments.length })}{' '}
                {state !== 'same' && (
                  <StatusChip tone={state === 'added' ? 'success' : 'warning'} label={text(state)} />
                )}
              </li>
            ))}
          </ol>
        )}
        {removed.length > 0 && <div>{text('removed', { names: removed.join(', ') })}</div>}
        {isReordered && <div>{text('reordered')}</div>}
      </ChangedMeanwhile>
    </div>
  );
};
