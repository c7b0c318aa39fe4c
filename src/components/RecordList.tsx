import { ListBase, useListContext, useTranslate, type FilterPayload, type RaRecord, type SortPayload } from 'ra-core';
import type { ReactNode } from 'react';
import { PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '../../contract/limits.ts';
import { toast } from '../toasts/toasts.ts';
import { ErrorView } from './ErrorView.tsx';
import { ListPager } from './ListPager.tsx';
import { RecordTable, type Column } from './RecordTable.tsx';

interface Props<Item extends RaRecord> {
  resource: string;
  /** Where page, order and filters are remembered, for a second list of the same resource. */
  storeKey?: string;
  name: string;
  columns: readonly Column<Item>[];
  sort: SortPayload;
  /** Shown instead of a table without rows. */
  empty: string;
  /** What is said when the list cannot be loaded, from the server's own words if there are any. */
  failed: (message: string) => string;
  /** Where that is said: a toast, or on the page itself. */
  failedAs?: 'toast' | 'alert';
  filters?: ReactNode;
  /** Always applies, unlike what the reader chooses. */
  filter?: FilterPayload;
  choosablePageSize?: boolean;
}

const Failure = ({ text }: { text?: (message: string) => string }) => {
  const { error, refetch } = useListContext();
  const message = text && error ? text(error.message) : undefined;
  return error ? <ErrorView message={message} onRetry={refetch} /> : null;
};

/**
 * A list of records in react-admin's manner: page, order and filters stand in the address and are remembered; a change
 * of filter goes back to page 1. Filters wait 200 ms for the next key.
 */
export function RecordList<Item extends RaRecord>(props: Props<Item>) {
  const {
    resource,
    storeKey = `${props.resource}.listParams`,
    name,
    columns,
    sort,
    empty,
    failed,
    failedAs = 'toast',
    filters,
    filter,
    choosablePageSize,
  } = props;
  const translate = useTranslate();
  return (
    <ListBase<Item>
      resource={resource}
      storeKey={storeKey}
      sort={sort}
      perPage={PAGE_SIZE}
      debounce={SEARCH_DEBOUNCE_MS}
      filter={filter}
      queryOptions={{
        onError: ({ message }) => {
          if (failedAs === 'toast') toast('error', failed(message));
        },
      }}
    >
      <section aria-label={translate('list.of', { name })}>
        {filters}
        <Failure text={failedAs === 'alert' ? failed : undefined} />
        <RecordTable name={name} columns={columns} empty={empty} />
        <ListPager choosable={choosablePageSize} />
      </section>
    </ListBase>
  );
}
