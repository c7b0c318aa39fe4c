import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ListBase, useTranslate } from 'react-admin';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { Program } from '../../contract/program-shapes.ts';
import { FollowSavedFilter } from '../../src/components/list-tools/FollowSavedFilter.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { TemplateList } from './TemplateList.tsx';
import { templatePaths } from './templatePaths.ts';

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

const NewTemplate = () => (
  <Button component={Link} to={templatePaths.add} variant="contained" startIcon={<AddIcon />}>
    {useTranslate()('templates.add')}
  </Button>
);

/** The list of templates; `?add=true` opens the builder by itself (TPL-06). */
export default function TemplatesPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  if (search.get('add') === 'true') return <Navigate to={templatePaths.add} replace />;
  return (
    <FollowSavedFilter list="templates">
      <PageHeading title={translate('templates.title')} lead={translate('templates.lead')} actions={<NewTemplate />} />
      <ListBase<Program>
        resource="programs/templates"
        sort={{ field: 'dateUpdated', order: 'DESC' }}
        perPage={PAGE_SIZE}
        debounce={0}
      >
        <TemplateList add={<NewTemplate />} />
      </ListBase>
    </FollowSavedFilter>
  );
}
