import {
  CreateButton,
  useGetResourceLabel,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';
import { RecordList } from './RecordList.tsx';

type Defaults = 'resource' | 'name' | 'empty' | 'failed';

interface Props<Item extends RaRecord>
  extends
    Omit<ComponentProps<typeof RecordList<Item>>, Defaults>,
    Partial<Pick<ComponentProps<typeof RecordList<Item>>, Defaults>> {
  lead?: ReactNode;
  /** By default the button that adds a record, if the resource has a `create` view. */
  actions?: ReactNode;
}

/**
 * The `list` view of a resource: heading and table. Its texts are by default the resource's messages `resources.<name>.name`,
 * `.empty`, `.failed` and `.page.create`. A row opens the `edit` view, if there is one.
 */
export function ResourceList<Item extends RaRecord>({ lead, actions, ...list }: Props<Item>) {
  const translate = useTranslate();
  const resource = useResourceContext(list)!;
  const redirect = useRedirect();
  const { hasCreate, hasEdit } = useResourceDefinition({ resource });
  const getLabel = useGetResourceLabel();
  const title = list.name ?? getLabel(resource, 2);
  const getText = (key: 'empty' | 'failed') => translate(`resources.${resource}.${key}`);
  return (
    <>
      <PageHeading
        title={title}
        lead={lead}
        actions={actions ?? (hasCreate && <CreateButton label={`resources.${resource}.page.create`} />)}
      />
      <RecordList<Item>
        resource={resource}
        name={title}
        empty={getText('empty')}
        failed={() => getText('failed')}
        choosablePageSize
        onOpen={hasEdit ? ({ id }) => redirect('edit', resource, id) : undefined}
        {...list}
      />
    </>
  );
}
