import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getTemplate } from '../../../contract/programs/programs.ts';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { useViewer } from '../../../authProvider/session.ts';
import { readDraft } from '../../../src/ui/editing/draftStorage.ts';
import { readStored, templateDraftName, type Intent } from './intent.ts';
import { ProgramBuilder } from './ProgramBuilder.tsx';

/** Texts of this page, loaded with it. @public */
export { texts } from './messages.en.ts';

const templates = '/programs/templates/';
const parseId = (search: URLSearchParams, name: string): number =>
  Number(/^\d+$/.exec(search.get(name) ?? '')?.[0] ?? 0);

/** A deleted template; unsaved changes of this tab can be published as a new one. */
const DeletedTemplate = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const userId = useViewer()?.userId ?? '';
  const [stored] = useState(() => readStored(readDraft(userId, templateDraftName(id))));
  const [isContinuing, setIsContinuing] = useState(false);
  const leave = () => void navigate(templates);
  if (stored && isContinuing) {
    const intent: Intent = { kind: 'Template', initial: { from: `deleted-${id}`, draft: stored.state.draft } };
    return <ProgramBuilder intent={intent} title={translate('builder.newTemplate')} onClose={leave} />;
  }
  return (
    <EmptyState
      title={translate('builder.deleted')}
      hint={stored && translate('builder.keptChanges')}
      action={
        <Stack direction="row" gap={1}>
          <Button onClick={leave}>{translate('builder.toList')}</Button>
          {stored && (
            <Button variant="contained" onClick={() => setIsContinuing(true)}>
              {translate('builder.continueAsTemplate')}
            </Button>
          )}
        </Stack>
      }
    />
  );
};

/** Edits or copies a stored template. It is fetched again, because the cached version may be outdated. */
const FromTemplate = ({ id, isCopy }: { id: number; isCopy: boolean }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount, refetch } = useCall(getTemplate, { params: { id } });
  if (error?.status === 404 && !isCopy) return <DeletedTemplate id={id} />;
  if (error) return <ErrorView message={error.message || translate('builder.failed')} onRetry={() => void refetch()} />;
  if (!isFetchedAfterMount || !data) return <PageLoading />;
  return isCopy ? (
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
  const editedId = parseId(search, 'edit');
  const copiedId = parseId(search, 'duplicate');
  if (editedId || copiedId)
    return <FromTemplate key={`${editedId} ${copiedId}`} id={editedId || copiedId} isCopy={!editedId} />;
  return (
    <ProgramBuilder
      intent={{ kind: 'Template' }}
      title={translate('builder.newTemplate')}
      onClose={() => void navigate(templates)}
    />
  );
}
