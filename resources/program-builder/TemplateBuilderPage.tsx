import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getTemplate } from '../../contract/programs.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useCall } from '../../src/components/useCall.ts';
import { keyOfTemplate } from './intent.ts';
import { keptDraft } from './keptDraft.ts';
import { ProgramBuilder } from './ProgramBuilder.tsx';

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

const templates = '/programs/templates/';
const idIn = (search: URLSearchParams, name: string): number => Number(/^\d+$/.exec(search.get(name) ?? '')?.[0] ?? 0);

/** A template that has been deleted; what this tab had changed in it can still be published. */
const DeletedTemplate = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [kept] = useState(() => keptDraft(keyOfTemplate(id)));
  const [goesOn, setGoesOn] = useState(false);
  const leave = () => void navigate(templates);
  if (kept && goesOn) {
    const intent = { kind: 'Template', begun: { from: `deleted-${id}`, draft: kept.state.draft } } as const;
    return <ProgramBuilder intent={intent} title={translate('builder.newTemplate')} onClose={leave} />;
  }
  return (
    <EmptyState
      title={translate('builder.deleted')}
      hint={kept && translate('builder.keptChanges')}
      action={
        <Stack direction="row" gap={1}>
          <Button onClick={leave}>{translate('builder.toList')}</Button>
          {kept && (
            <Button variant="contained" onClick={() => setGoesOn(true)}>
              {translate('builder.goOn')}
            </Button>
          )}
        </Stack>
      }
    />
  );
};

/** From a stored template; it is read anew, for a version of the cache may have been saved over since. */
const FromTemplate = ({ id, copy }: { id: number; copy: boolean }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount, refetch } = useCall(getTemplate, { params: { id } });
  if (error?.status === 404 && !copy) return <DeletedTemplate id={id} />;
  if (error) return <ErrorView message={error.message || translate('builder.failed')} onRetry={() => void refetch()} />;
  if (!isFetchedAfterMount || !data) return <PageLoading />;
  return copy ? (
    <ProgramBuilder
      intent={{ kind: 'Template', copied: data }}
      title={translate('builder.newTemplate')}
      onClose={() => void navigate(templates)}
    />
  ) : (
    <ProgramBuilder
      intent={{ kind: 'Template', editing: data }}
      title={translate('builder.editTemplate')}
      onClose={() => void navigate(`${templates}${id}`)}
    />
  );
};

/** The builder for templates: a new one, `?edit=4` or `?duplicate=4` (BLD-01). */
export default function TemplateBuilderPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const edited = idIn(search, 'edit');
  const copied = idIn(search, 'duplicate');
  if (edited || copied) return <FromTemplate key={`${edited} ${copied}`} id={edited || copied} copy={!edited} />;
  return (
    <ProgramBuilder
      intent={{ kind: 'Template' }}
      title={translate('builder.newTemplate')}
      onClose={() => void navigate(templates)}
    />
  );
}
