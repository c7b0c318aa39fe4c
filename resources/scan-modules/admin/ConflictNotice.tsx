import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { moduleDifferences } from '../../../domain/scan-modules/editing/differences.ts';
import type { DraftModule } from '../../../domain/scan-modules/editing/draft.ts';
import { ConflictNotice } from '../../../src/ui/editing/ConflictNotice.tsx';
import { StatusChip } from '../../../src/ui/StatusChip.tsx';

interface Props {
  /** The modules before the edits, and those stored now. */
  before: readonly DraftModule[];
  now: readonly DraftModule[];
  onKeep: () => void;
  onTake: () => void;
}

/** Changes of modules that another user saved meanwhile; the edits stay until the reader decides. */
export const ModulesConflict = ({ before, now, onKeep, onTake }: Props) => {
  const translate = useTranslate();
  const text = (key: string, values = {}) => translate(`scanModules.clash.${key}`, values);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [now]);
  const { modules, removed, isReordered } = moduleDifferences(before, now);
  return (
    <div ref={notice} tabIndex={-1} style={{ marginBottom: 16, outline: 'none', scrollMarginTop: 96 }}>
      <ConflictNotice
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
      </ConflictNotice>
    </div>
  );
};
