'use client';

import { formatarReais } from '@martelo/shared/reais';
import { AvisoDoAto } from '../cliente/pagar/AvisoDoAto.tsx';
import { DialogoDeDivergir } from '../mesa/DialogoDeDivergir.tsx';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { ACERTO } from '../palavras/acerto.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './acerto.module.css';
import type { LinhaDaFila } from './fila.ts';
import { nomeDoTipo } from './nome-do-tipo.ts';
import type { Decisao } from './usar-decisao.ts';

export type Pergunta = 'aprovar' | 'divergir';

const MOTIVO_MAXIMO = 500;

/** Asked once before anything is decided, with what will follow. */
export function Perguntas({
  linha,
  pergunta,
  decisao,
  aoFechar,
}: {
  linha: LinhaDaFila;
  pergunta: Pergunta | null;
  decisao: Decisao;
  aoFechar: () => void;
}) {
  if (pergunta === null) return null;
  return pergunta === 'aprovar' ? (
    <Aprovar {...{ linha, decisao, aoFechar }} />
  ) : (
    <Divergir key={linha.uid} {...{ linha, decisao, aoFechar }} />
  );
}

interface Props {
  linha: LinhaDaFila;
  decisao: Decisao;
  aoFechar: () => void;
}

function Aprovar({ linha, decisao: { comando, decidir }, aoFechar }: Props) {
  const reais = formatarReais(linha.valor);
  const quem = linha.comprador ?? ACERTO.semNome;
  return (
    <Dialogo titulo={ACERTO.aprovarPergunta(reais)} aoFechar={aoFechar}>
      <p>{ACERTO.aprovarDiz(nomeDoTipo(linha.tipo), quem)}</p>
      <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
      <div className={estilo.pilha}>
        <Botao
          autoFocus
          tamanho="g"
          largo
          carregando={comando.enviando}
          onClick={() => decidir(linha, 'PAGO', ACERTO.foiAprovado(reais, quem))}
        >
          {ACERTO.simAprovar(reais)}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {ACERTO.voltar}
        </Botao>
      </div>
    </Dialogo>
  );
}

function Divergir({ linha, decisao: { comando, decidir }, aoFechar }: Props) {
  const reais = formatarReais(linha.valor);
  const quem = linha.comprador ?? ACERTO.semNome;
  return (
    <DialogoDeDivergir
      titulo={ACERTO.divergirPergunta(reais)}
      palavras={ACERTO}
      maximo={MOTIVO_MAXIMO}
      {...{ comando, aoFechar }}
      aoDivergir={(motivo) => decidir(linha, 'DIVERGENTE', ACERTO.foiDivergido(reais, quem), motivo)}
    />
  );
}
