import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import type { Ref } from 'react';
import type { Program } from '../../contract/program-shapes.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { SavedFiltersButton } from '../../src/components/list-tools/SavedFiltersButton.tsx';
import { SearchField } from '../../src/components/SearchField.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Search = styled(SearchField)({ flex: '1 1 260px', maxWidth: 420 });
const Order = styled(Choice)({ flex: '0 1 220px', width: 'auto' });

const orders = ['dateUpdated DESC', 'dateUpdated ASC', 'name ASC', 'name DESC'];

/** Looking for a template, in which order they come, and selecting several (TPL-03, TPL-07). */
export const TemplateTools = ({
  onSelectMultiple,
  selectRef,
}: {
  onSelectMultiple?: () => void;
  selectRef: Ref<HTMLButtonElement>;
}) => {
  const translate = useTranslate();
  const { filterValues, setFilters, sort, setSort, perPage } = useListContext<Program>();
  const q = typeof filterValues.q === 'string' ? filterValues.q : '';
  const settings = { filter: q ? { q } : {}, sort: sort.field, order: sort.order, perPage };
  return (
    <Row>
      <Search
        label={translate('templates.search')}
        value={q}
        onSearch={(text) => setFilters(text ? { q: text } : {})}
      />
      <Order
        label={translate('templates.order')}
        value={`${sort.field} ${sort.order}`}
        options={orders.map((value) => ({ value, label: translate(`templates.orders.${value}`) }))}
        onChoose={(value) => {
          const [field = '', order] = value.split(' ');
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
        }}
      />
      <SavedFiltersButton list="templates" settings={settings} />
      {onSelectMultiple && (
        <Button ref={selectRef} variant="outlined" onClick={onSelectMultiple}>
          {translate('templates.selectMultiple')}
        </Button>
      )}
    </Row>
  );
};
