/** How a field of a form is entered, and with it what its text stands for. */
export type FieldInput =
  | { kind: 'text' | 'email' | 'phone' | 'date' }
  /** The id of another record. */
  | { kind: 'reference'; required?: true }
  | {
      kind: 'choice';
      options: readonly string[];
      /** The choice that says null. A field that has one and is left empty says nothing. */
      nullOption?: string;
      /** Chosen from the start, so that the field is never empty. */
      initial?: string;
    };

type ChoiceValue<Input, Option> = Input extends { initial: string }
  ? Option
  : Input extends { nullOption: string }
    ? Option | null | undefined
    : Option | null;

/** What the text in an input stands for. */
export type InputValue<Input extends FieldInput> = Input extends { options: readonly (infer Option)[] }
  ? ChoiceValue<Input, Option>
  : Input extends { kind: 'reference' }
    ? Input extends { required: true }
      ? number
      : number | null
    : Input extends { kind: 'text' | 'email' }
      ? string
      : string | null;

export type FieldsWithInput = Readonly<Record<string, { readonly input: FieldInput }>>;

/** What the texts of a form stand for, field by field. */
export type InputValues<Fields extends FieldsWithInput> = {
  -readonly [Field in keyof Fields]: InputValue<Fields[Field]['input']>;
};
