/** A form whose answers stay in the page, or are sent by it. */

import type { FormHTMLAttributes } from "preact";

interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  readonly onSend: () => void;
}

export function Form({ onSend, ...form }: FormProps) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    />
  );
}
