/** What somebody is called. */

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

export function NameField({ label, value, onChange }: NameFieldProps) {
  return (
    <label class="name">
      <span>{label}</span>
      <input
        type="text"
        maxLength={80}
        autoComplete="nickname"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
