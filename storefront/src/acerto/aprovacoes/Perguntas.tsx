'use client';

import type { PedidoDeVenda } from '@martelo/shared/aprovacao';
import { formatarReais } from '@martelo/shared/reais';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import { DialogoDeDivergir } from '../../mesa/DialogoDeDivergir.tsx';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { APROVACOES } from '../../palavras/aprovacoes.ts';
import { useComando } from '../../sessao/usar-comando.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo } from '../../site/ui/Campo.tsx';
import estilo from '../acerto.module.css';
import type { Ato } from './lista.ts';
import type { Decidindo } from './usar-ato.ts';

const MOTIVO_MAXIMO = 500;

interface Props {
  pedido: PedidoDeVenda;
  decidindo: Decidindo;
  aoFechar: () => void;
}

/** Asked once before anything is decided. */
export function Perguntas({ ato, ...props }: Props & { ato: Ato | null }) {
  switch (ato) {
    case null:
      return null;
    case 'aprovar':
      return <Aprovar {...props} />;
    case 'recusar':
      return (
        <DialogoDeDivergir
          titulo={APROVACOES.recusarPergunta(APROVACOES.tipos[props.pedido.tipo])}
          palavras={APROVACOES}
          maximo={MOTIVO_MAXIMO}
          comando={props.decidindo.comando}
          aoFechar={props.aoFechar}
          aoDivergir={(motivo) => props.decidindo.fazer('recusar', props.pedido, { motivo })}
        />
      );
    case 'cancelar':
      return <Desfazer {...props} />;
  }
}

/** Where the code of the second factor is not fresh it is asked for here, and the decision goes on with it. */
function Aprovar({ pedido, decidindo: { comando, fazer }, aoFechar }: Props) {
  const id = useId();
  const { tipo, valor, pedidaPor } = pedido;
  const [pedeCodigo, pedirCodigo] = useState(false);
  const prova = useComando<unknown>(() => {
    comando.limpar();
    fazer('aprovar', pedido);
  });
  const recusado = comando.estado.tipo === 'recusado' && comando.estado.erro.codigo === 'SEGUNDO_FATOR';
  useEffect(() => {
    if (recusado) pedirCodigo(true);
  }, [recusado]);
  const provar = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const codigo = String(new FormData(evento.currentTarget).get('codigo') ?? '').trim();
    prova.limpar();
    void prova.pedir('auth/segundo-fator/prova', { codigo });
  };
  const oque = APROVACOES.tipos[tipo];
  return (
    <Dialogo
      titulo={APROVACOES.aprovarPergunta(oque, valor === null ? '' : `, ${formatarReais(valor)}`)}
      aoFechar={aoFechar}
    >
      <p>{APROVACOES.aprovarDiz(pedidaPor.nome)}</p>
      {pedeCodigo ? (
        <form onSubmit={provar} className={estilo.pilha}>
          <Campo
            id={`${id}-codigo`}
            name="codigo"
            rotulo={APROVACOES.codigo}
            ajuda={APROVACOES.codigoDiz}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{6}"
            maxLength={6}
            required
            autoFocus
          />
          <AvisoDoAto estado={prova.estado} aoRepetir={prova.repetir} />
          {!recusado && <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />}
          <Botao type="submit" tamanho="g" largo carregando={prova.enviando || comando.enviando}>
            {APROVACOES.confirmarCodigo}
          </Botao>
          <Botao variante="secundario" largo onClick={aoFechar}>
            {APROVACOES.voltar}
          </Botao>
        </form>
      ) : (
        <>
          <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
          <div className={estilo.pilha}>
            <Botao
              autoFocus
              tamanho="g"
              largo
              carregando={comando.enviando}
              onClick={() => fazer('aprovar', pedido)}
            >
              {APROVACOES.simAprovar}
            </Botao>
            <Botao variante="secundario" largo onClick={aoFechar}>
              {APROVACOES.voltar}
            </Botao>
          </div>
        </>
      )}
    </Dialogo>
  );
}

function Desfazer({ pedido, decidindo: { comando, fazer }, aoFechar }: Props) {
  return (
    <Dialogo titulo={APROVACOES.desfazerPergunta} aoFechar={aoFechar}>
      <p>{APROVACOES.desfazerDiz}</p>
      <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
      <div className={estilo.pilha}>
        <Botao
          autoFocus
          tamanho="g"
          largo
          carregando={comando.enviando}
          onClick={() => fazer('cancelar', pedido)}
        >
          {APROVACOES.simDesfazer}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {APROVACOES.voltar}
        </Botao>
      </div>
    </Dialogo>
  );
}
