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
  /** Beneath the heading. */
  lead?: ReactNode;
  /** Beside it; by default the way to add a record, where there is one. */
  actions?: ReactNode;
}

/**
 * The `list` view of a resource: its heading and its table. What it is called and what it says when there is nothing, or when it
 * cannot be loaded, are the resource's own messages: `resources.<name>.name`, `.empty` and `.failed`; `.page.create` is said by the
 * button that adds a record. A row opens the record's `edit` view, if there is one.
 */
export function ResourceList<Item extends RaRecord>({ lead, actions, ...list }: Props<Item>) {
  const translate = useTranslate();
  const resource = useResourceContext(list)!;
  const redirect = useRedirect();
  const { hasCreate, hasEdit } = useResourceDefinition({ resource });
  const title = useGetResourceLabel()(resource, 2);
  const say = (text: string) => translate(`resources.${resource}.${text}`);
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
        empty={say('empty')}
        failed={() => say('failed')}
        choosablePageSize
        onOpen={hasEdit ? ({ id }) => redirect('edit', resource, id) : undefined}
        {...list}
      />
    </>
  );
}
