'use client';

import {
  MAXIMO_DE_USOS,
  VALIDADE_DO_CONVITE_MS,
  VALIDADE_MAXIMA_DO_CONVITE_MS,
} from '@martelo/shared/convite';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { type FormEvent, useId } from 'react';
import conta from '../../conta/conta.module.css';
import { useEnvio } from '../../conta/usar-envio.ts';
import daMesa from '../../mesa/mesa.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { CONVITES } from '../../palavras/convites.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo } from '../../site/ui/Campo.tsx';
import estilo from '../sac.module.css';
import type { GrupoDaMarca } from './buscar.ts';
import { type ConviteDaEquipe, fimDoDia } from './situacao.ts';

const DIA_MS = 86_400_000;

/** What staff say of an invitation. An answer that was lost is looked for in the list: nothing is made twice by a press. */
export function NovoConvite({
  grupos,
  agora,
  aoCriar,
  aoFechar,
}: {
  grupos: readonly GrupoDaMarca[];
  agora: number;
  aoCriar: (convite: ConviteDaEquipe) => void;
  aoFechar: () => void;
}) {
  const id = useId();
  const { enviar, enviando, recusa } = useEnvio<ConviteDaEquipe>('POST', 'convites-cadastro');
  const criar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    const texto = (nome: string) => String(campos.get(nome) ?? '').trim();
    const expiraEm = fimDoDia(texto('expira'));
    const feito = await enviar({
      ...(texto('nome') === '' ? {} : { nome: texto('nome') }),
      ...(texto('email') === '' ? {} : { email: texto('email') }),
      ...(expiraEm === undefined ? {} : { expiraEm }),
      maximoUsos: Number(texto('maximoUsos')),
      grupos: campos.getAll('grupo').map(Number),
    });
    if (feito !== null) aoCriar(feito);
  };
  return (
    <Dialogo titulo={CONVITES.novo} aoFechar={aoFechar}>
      <form className={daMesa.pilha} onSubmit={criar}>
        <Campo
          id={`${id}-nome`}
          name="nome"
          rotulo={CONVITES.nome}
          ajuda={CONVITES.nomeAjuda}
          minLength={2}
          maxLength={120}
          autoComplete="off"
          autoFocus
        />
        <Campo
          id={`${id}-email`}
          name="email"
          type="email"
          rotulo={CONVITES.email}
          ajuda={CONVITES.emailAjuda}
          maxLength={200}
          autoComplete="off"
        />
        <Campo
          id={`${id}-usos`}
          name="maximoUsos"
          type="number"
          inputMode="numeric"
          rotulo={CONVITES.maximoUsos}
          min={1}
          max={MAXIMO_DE_USOS}
          defaultValue={1}
          required
        />
        <Campo
          id={`${id}-expira`}
          name="expira"
          type="date"
          rotulo={CONVITES.expira}
          ajuda={CONVITES.expiraAjuda}
          min={diaEmSaoPaulo(agora)}
          // The day's end is less than ninety days away.
          max={diaEmSaoPaulo(agora + VALIDADE_MAXIMA_DO_CONVITE_MS - DIA_MS)}
          defaultValue={diaEmSaoPaulo(agora + VALIDADE_DO_CONVITE_MS)}
          required
        />
        <fieldset className={estilo.grupos} aria-describedby={`${id}-grupos`}>
          <legend>{CONVITES.gruposDoForm}</legend>
          {grupos.length === 0 ? (
            <p className={estilo.suave}>{CONVITES.semGrupos}</p>
          ) : (
            grupos.map((grupo) => (
              <label key={grupo.id} className={conta.marcar}>
                <input type="checkbox" name="grupo" value={grupo.id} />
                {grupo.nome}
              </label>
            ))
          )}
          <p id={`${id}-grupos`} className={estilo.suave}>
            {CONVITES.gruposAjuda}
          </p>
        </fieldset>
        {recusa !== null && (
          <p role="alert" className={estilo.erro}>
            {recusa.frase} {recusa.codigo === 'SEM_CONEXAO' && CONVITES.confiraALista}
          </p>
        )}
        <Botao type="submit" tamanho="g" largo carregando={enviando}>
          {CONVITES.criar}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {CONVITES.voltar}
        </Botao>
      </form>
    </Dialogo>
  );
}
