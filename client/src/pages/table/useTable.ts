/** Binds a session to a page: redraws it on every change, and moves what has moved. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { settings, speedInForce } from "../../app/settings";
import { useStore } from "../../app/store";
import { DURATIONS, SPEED_FACTORS } from "../../table/mover";
import type { TableModel } from "../../table/model";
import type { TableSession } from "../../table/session";
import { Flights } from "./flights";
import { show } from "./movements";

interface Bound {
  readonly model: TableModel;
  readonly main: { current: HTMLElement | null };
  readonly layer: { current: HTMLDivElement | null };
}

export function useTable(session: TableSession): Bound {
  const [model, setModel] = useState(session.model);
  const main = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [flights] = useState(() => new Flights(main, layer));
  const chosen = useStore(settings);

  useEffect(() => {
    session.speed = speedInForce();
    session.hasTapGuard = chosen.tapGuard;
    session.coach.from = chosen.coachFrom;
  }, [session, chosen]);

  useEffect(() => {
    setModel(session.model);
    return session.subscribe(() => {
      flights.remember();
      setModel(session.model);
    });
  }, [session]);

  const { frame } = model;
  useLayoutEffect(() => {
    const me = model.table?.me;
    if (frame === null || me === undefined) flights.stop();
    else {
      const duration = DURATIONS[frame.movement] * SPEED_FACTORS[speedInForce()];
      show(flights, frame, me, duration);
    }
  }, [frame]);

  return { model, main, layer };
}
