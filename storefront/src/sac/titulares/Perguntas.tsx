'use client';

import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import { DialogoDeDivergir } from '../../mesa/DialogoDeDivergir.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { TITULARES } from '../../palavras/titulares.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Atender } from './Atender.tsx';
import type { Ato } from './fila.ts';
import type { Pergunta } from './pergunta.ts';

const RESPOSTA_MAXIMA = 2_000;

/** Asked once before anything is done. */
export function Perguntas({ ato, ...props }: Pergunta & { ato: Ato | null }) {
  const { pedido, decidindo, aoFechar } = props;
  switch (ato) {
    case null:
      return null;
    case 'analisar':
      return <Analisar {...props} />;
    case 'atender':
      return <Atender {...props} />;
    case 'negar':
      return (
        <DialogoDeDivergir
          titulo={TITULARES.negarPergunta(pedido.cliente ?? TITULARES.semNome)}
          palavras={TITULARES}
          maximo={RESPOSTA_MAXIMA}
          comando={decidindo.comando}
          aoFechar={aoFechar}
          aoDivergir={(resposta) => decidindo.fazer('negar', pedido, { resposta })}
        />
      );
  }
}

function Analisar({ pedido, decidindo: { comando, fazer }, aoFechar }: Pergunta) {
  return (
    <Dialogo titulo={TITULARES.analisarPergunta(pedido.id)} aoFechar={aoFechar}>
      <p>{TITULARES.analisarDiz}</p>
      <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
      <div className={daMesa.pilha}>
        <Botao
          autoFocus
          tamanho="g"
          largo
          carregando={comando.enviando}
          onClick={() => fazer('analisar', pedido)}
        >
          {TITULARES.simAnalisar}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {TITULARES.voltar}
        </Botao>
      </div>
    </Dialogo>
  );
}
