import { useGetResourceLabel, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
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
  /** Beside it, such as a way to add a record. */
  actions?: ReactNode;
}

/**
 * The `list` view of a resource: its heading and its table. What it is called and what it says when there is nothing, or when it
 * cannot be loaded, are the resource's own messages: `resources.<name>.name`, `.empty` and `.failed`.
 */
export function ResourceList<Item extends RaRecord>({ lead, actions, ...list }: Props<Item>) {
  const translate = useTranslate();
  const resource = useResourceContext(list)!;
  const title = useGetResourceLabel()(resource, 2);
  const say = (text: string) => translate(`resources.${resource}.${text}`);
  return (
    <>
      <PageHeading title={title} lead={lead} actions={actions} />
      <RecordList<Item>
        resource={resource}
        name={title}
        empty={say('empty')}
        failed={() => say('failed')}
        choosablePageSize
        {...list}
      />
    </>
  );
}
