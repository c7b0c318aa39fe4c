import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { CarePath } from '../../contract/care-paths.ts';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import { listTemplates } from '../../contract/programs.ts';
import { useCall } from '../../src/components/useCall.ts';
import PathEditor from './PathEditor.tsx';
import { useOrganizationPath } from './useOrganizationPath.ts';

/**
 * Edits a path of the organization, starting from the version it was opened with. When somebody else saved in between,
 * their version can be shown; what was typed is not written over it.
 */
export default function OwnPathEditor({ path, onClose }: { path: CarePath; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [base, setBase] = useState(path);
  const [theirs, setTheirs] = useState<CarePath | null>(null);
  const { save } = useOrganizationPath(path);
  const { data } = useCall(listTemplates, { query: { limit: MAX_PAGE_SIZE, sort: 'name' } });
  const version = base.version;
  return (
    <PathEditor
      key={version}
      path={{ ...base, key: `${base.id}/${version}` }}
      templates={data?.items ?? []}
      onClose={onClose}
      onSave={async (edited) => {
        const problem = await save(edited, version);
        if (!problem) {
          onClose();
          return null;
        }
        if (problem.status === 412 && problem.current) setTheirs(problem.current as CarePath);
        else if (!problem.fields) notify(problem.message, { type: 'error' });
        return problem.fields ?? null;
      }}
      notice={
        theirs && (
          <Alert
            severity="warning"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  setBase(theirs);
                  setTheirs(null);
                }}
              >
                {translate('carePaths.editor.takeTheirs')}
              </Button>
            }
          >
            {translate('carePaths.editor.clash')}
          </Alert>
        )
      }
    />
  );
}
