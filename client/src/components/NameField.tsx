/** What somebody is called. */

import { TextField } from "./TextField";

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

export function NameField(field: NameFieldProps) {
  return <TextField maxLength={80} autoComplete="nickname" {...field} />;
}
