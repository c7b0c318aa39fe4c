import FormHelperText from '@mui/material/FormHelperText';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { products } from '../../contract/enumerations.ts';

/** The products that the organization holds; at least one (AORG-31). */
export const ProductChoice = ({ field, error }: { field: UseFormRegisterReturn; error?: string }) => {
  const translate = useTranslate();
  return (
    <Grid size={12}>
      <fieldset style={{ border: 0, margin: 0, padding: 0 }} aria-describedby={error ? 'products-error' : undefined}>
        <legend style={{ font: '500 var(--text-small)', color: 'var(--ink-muted)', padding: '0 0 4px' }}>
          {translate('organizations.form.products')}
        </legend>
        <Stack direction="row" flexWrap="wrap" columnGap={3} rowGap={1}>
          {products.map((product) => (
            <label key={product} style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 }}>
              <input
                type="checkbox"
                value={product}
                style={{ width: 18, height: 18, accentColor: 'var(--primary)' }}
                {...field}
              />
              {product}
            </label>
          ))}
        </Stack>
        {error && (
          <FormHelperText id="products-error" error>
            {error}
          </FormHelperText>
        )}
      </fieldset>
    </Grid>
  );
};
