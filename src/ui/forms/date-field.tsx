import { Popover } from '@base-ui/react/popover';
import { lazy, type Ref, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { Icon } from '../components/icon.tsx';
import { importChunk } from '../components/loading/import-chunk.ts';
import { LazyPart } from '../components/loading/lazy-part.tsx';
import { m } from '../paraglide/messages.js';
import { parseDay, parseTime, writeDay, writeTime } from './days.ts';
import { describedBy, FieldFrame, type FieldWords, fieldBox } from './field.tsx';
import { positionerClass, usePopupContainer } from './popup.tsx';
import type { ControlledField } from './select-field.tsx';

const Calendar = lazy(async () => ({ default: (await importChunk(() => import('./calendar.tsx'))).Calendar }));

interface Bounds {
  /** First and last selectable day. */
  readonly min?: string;
  readonly max?: string;
}

interface DateInputProps extends Bounds {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Whether the value includes a time: `2026-11-25T09:05`. */
  readonly hasTime?: boolean;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
}

function CalendarButton({
  id,
  day,
  min,
  max,
  isDisabled,
  onPick,
}: Bounds & {
  id: string;
  day: string | undefined;
  isDisabled: boolean;
  onPick: (day: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const container = usePopupContainer(id);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={m.form_open_calendar()}
        title={m.form_open_calendar()}
        disabled={isDisabled}
        className="grid w-12 shrink-0 place-items-center rounded-r-control text-muted hover:text-ink"
      >
        <Icon name="calendar" />
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Positioner positionMethod="fixed" className={positionerClass} sideOffset={4} align="end">
          <Popover.Popup
            aria-label={m.form_calendar()}
            className="rounded-card border border-line bg-paper p-3 text-ink shadow-float outline-none"
          >
            <LazyPart onLost={() => setOpen(false)} fallback={<span className="block h-76 w-70" />}>
              <Calendar
                value={day}
                min={min}
                max={max}
                onPick={(picked) => {
                  onPick(picked);
                  setOpen(false);
                }}
              />
            </LazyPart>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Keeps the typed text until the field loses the focus. */
function useTyped(value: string, write: (value: string) => string) {
  const [typed, setTyped] = useState<string>();
  return { shown: typed ?? write(value), type: setTyped, leave: () => setTyped(undefined) };
}

const textClass = 'w-0 min-w-0 grow bg-transparent pl-4 tabular-nums outline-none';

/** Splits a pasted text such as `25/11/2026 9:05` into day and time. */
function splitTime(typed: string): [day: string, time: string | undefined] {
  const [, day, text] = /^(.{8,10})[T, ]+(\d{1,2}[:.]\d\d)$/.exec(typed.trim()) ?? [];
  const time = parseTime(text ?? '');
  return day === undefined || time === undefined ? [typed, undefined] : [day, time];
}

/** Input for a day, typed or picked from a calendar. Invalid text is passed on unchanged. */
function DateInput(props: DateInputProps) {
  const { id, value, min, max, hasTime = false, isInvalid = false, isDisabled = false, onChange, onBlur } = props;
  const [day = '', time = ''] = hasTime ? value.split('T') : [value];
  const dayText = useTyped(day, writeDay);
  const timeText = useTyped(time, writeTime);
  const put = (nextDay: string, nextTime: string) =>
    onChange(!hasTime || (nextDay === '' && nextTime === '') ? nextDay : `${nextDay}T${nextTime}`);
  const leave = () => {
    dayText.leave();
    timeText.leave();
    onBlur?.();
  };
  return (
    <div
      className={`flex h-12 items-stretch p-0! focus-within:outline-2 ${fieldBox} ${isInvalid ? 'border-danger' : ''}`}
    >
      <input
        ref={props.ref}
        id={id}
        value={dayText.shown}
        disabled={isDisabled}
        inputMode="numeric"
        autoComplete="off"
        placeholder={m.form_day_example()}
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={props.describedBy}
        onChange={({ target }) => {
          dayText.type(target.value);
          const [typedDay, typedTime] = hasTime ? splitTime(target.value) : [target.value, undefined];
          put(parseDay(typedDay) ?? typedDay.trim(), typedTime ?? (time === '' && typedDay !== '' ? '00:00' : time));
        }}
        onBlur={leave}
        className={textClass}
      />
      {hasTime ? (
        <input
          value={timeText.shown}
          disabled={isDisabled}
          inputMode="numeric"
          autoComplete="off"
          placeholder="00:00"
          aria-label={m.form_time()}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={props.describedBy}
          onChange={({ target }) => {
            timeText.type(target.value);
            put(day, parseTime(target.value) ?? target.value.trim());
          }}
          onBlur={leave}
          className="w-20 shrink-0 border-l border-line bg-transparent text-center tabular-nums outline-none"
        />
      ) : null}
      <CalendarButton
        {...{ id, isDisabled }}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        day={parseDay(day)}
        onPick={(picked) => put(picked, time === '' ? '00:00' : time)}
      />
    </div>
  );
}

type LooseProps = FieldWords & Omit<DateInputProps, 'isInvalid' | 'describedBy'> & { readonly name?: string };

/** Field of a day outside of form components; with `name` its value is part of a plain HTML form. */
export function DateField({ label, hint, error, name, ...input }: LooseProps) {
  return (
    <FieldFrame id={input.id} label={label} hint={hint} error={error}>
      <DateInput {...input} isInvalid={error !== undefined} describedBy={describedBy(input.id, hint, error)} />
      {name === undefined ? null : <input type="hidden" name={name} value={input.value} />}
    </FieldFrame>
  );
}

/** Form field of a day, 48 px high; its value is `2026-11-25`, or with `hasTime` `2026-11-25T09:05`, or empty. */
export function DateFormField<Input extends FieldValues, Output>({
  id,
  control,
  name,
  min,
  max,
  hasTime = false,
  ...words
}: ControlledField<Input, Output> & Bounds & { hasTime?: boolean }) {
  const { field, fieldState, formState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <FieldFrame id={id} error={error} {...words}>
      <DateInput
        id={id}
        ref={field.ref}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        onBlur={field.onBlur}
        hasTime={hasTime}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        isInvalid={error !== undefined}
        isDisabled={formState.isSubmitting}
        describedBy={describedBy(id, words.hint, error)}
      />
    </FieldFrame>
  );
}
