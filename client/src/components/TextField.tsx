/** A line of text to be typed, with its label above it. */

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength?: number;
  /** What the browser may fill in; nothing, unless it is said. */
  readonly autoComplete?: string;
  readonly spellcheck?: boolean;
  readonly class?: string;
}

export function TextField({ label, onChange, ...input }: TextFieldProps) {
  return (
    <label class="name">
      <span>{label}</span>
      <input
        type="text"
        autoComplete="off"
        {...input}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
