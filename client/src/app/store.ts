/** A value that components watch. */

import { useEffect, useState } from "preact/hooks";

interface Watchable<T> {
  readonly value: T;
  readonly subscribe: (listener: () => void) => () => void;
}

export class Store<T> implements Watchable<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The current value of a store; the component is drawn again when it changes. */
export function useStore<T>(store: Watchable<T>): T {
  const [, redraw] = useState({});
  useEffect(() => store.subscribe(() => redraw({})), [store]);
  return store.value;
}
