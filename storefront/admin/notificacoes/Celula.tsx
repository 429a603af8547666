import type { EventoDescrito } from '@martelo/shared/avisos/esquemas';
import { type FieldValues, useController } from 'react-hook-form';
import { ADMIN_NOTIFICACOES as P } from '../../src/palavras/admin-notificacoes.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chaveDe, type Estado, estadoDe, estadosDe } from './dados.ts';

type Canal = EventoDescrito['canais'][number];

/** Whether an event goes by a channel: chosen, or said where nobody chooses. */
export function Celula({ evento, canal }: { evento: EventoDescrito; canal: Canal | undefined }) {
  if (canal === undefined)
    return (
      <span className="quieto">
        <span aria-hidden>—</span>
        <span className="so-leitor">{P.naoSai}</span>
      </span>
    );
  if (canal.sempre)
    return (
      <span className="notificacao-fixa" title={P.sempreExplica}>
        <Icone nome="lock" tamanho={13} />
        {P.sempre}
      </span>
    );
  return <Escolha {...{ evento, canal }} />;
}

function Escolha({ evento, canal }: { evento: EventoDescrito; canal: Canal }) {
  const { field, fieldState } = useController<FieldValues>({ name: chaveDe(evento.evento, canal.canal) });
  const erro = fieldState.error?.message;
  return (
    <>
      <select
        ref={field.ref}
        name={field.name}
        className="notificacao-estado"
        data-estado={field.value}
        data-mudou={fieldState.isDirty || undefined}
        aria-label={P.celula(evento.rotulo, canal.rotulo)}
        aria-invalid={erro !== undefined || undefined}
        value={(field.value as Estado | undefined) ?? estadoDe(evento, canal, undefined)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {estadosDe(evento, canal).map((um) => (
          <option key={um} value={um}>
            {P.estados[um]}
          </option>
        ))}
      </select>
      {erro && (
        <small className="erro" role="alert">
          {erro}
        </small>
      )}
    </>
  );
}
