import type { LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import { TRANSICOES_LOTE } from '@martelo/shared/lote-transicoes';
import { useState } from 'react';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { Motivo } from '../../partes/Motivo.tsx';
import { Problemas } from '../../partes/Problemas.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { Suspenso } from '../../ui/Suspenso.tsx';
import { useLerDeNovo, usePalavras } from '../dados.ts';

type Ato = 'suspender' | 'retomar' | 'cancelar';

/** Which of them make sense from where it stands. */
function atosDe({ situacao }: LoteNaEquipe): Ato[] {
  const daEquipe = TRANSICOES_LOTE[situacao].filter(({ comando }) => comando === 'mudar-situacao');
  const leva = (para: string) => daEquipe.some((seta) => seta.para === para);
  return [
    ...(leva('SUSPENSO') ? (['suspender'] as const) : []),
    ...(situacao === 'SUSPENSO' ? (['retomar'] as const) : []),
    ...(leva('LOTE_CANCELADO') ? (['cancelar'] as const) : []),
  ];
}

export function AcoesDoLote({ lote }: { lote: LoteNaEquipe }) {
  const P = usePalavras().lotes;
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const [ato, escolher] = useState<Ato | null>(null);
  const duplicar = async () => {
    try {
      await chamar('POST', `/v1/lotes/${lote.uid}/duplicar`, { corpo: {} });
      dizer(P.duplicado(lote.nome));
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    }
    await lerDeNovo();
  };
  return (
    <>
      <Suspenso rotulo={P.acoesDe(lote.nome)} icone="ellipsis" soIcone direita>
        {(fechar) => (
          <div className="lista-de-acoes">
            <button
              type="button"
              onClick={() => {
                fechar();
                void duplicar();
              }}
            >
              {P.duplicar}
            </button>
            {atosDe(lote).map((um) => (
              <button
                key={um}
                type="button"
                onClick={() => {
                  fechar();
                  escolher(um);
                }}
              >
                {P[um]}
              </button>
            ))}
          </div>
        )}
      </Suspenso>
      {ato && <Confirmar key={ato} {...{ lote, ato }} aoFechar={() => escolher(null)} />}
    </>
  );
}

const PERGUNTAS = {
  suspender: ['perguntaSuspender', 'suspenderExplica'],
  retomar: ['perguntaRetomar', 'retomarExplica'],
  cancelar: ['perguntaCancelar', 'cancelarExplica'],
} as const;

function Confirmar({ lote, ato, aoFechar }: { lote: LoteNaEquipe; ato: Ato; aoFechar: () => void }) {
  const { lotes: P, situacao: S } = usePalavras();
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const [motivo, escrever] = useState('');
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<string[]>([]);
  const pedeMotivo = ato !== 'retomar';
  const [pergunta, explica] = PERGUNTAS[ato];
  const agir = async () => {
    if (pedeMotivo && motivo.trim().length < 3) return recusar([S.motivoCurto]);
    fazer(true);
    try {
      const corpo = pedeMotivo ? { motivo: motivo.trim() } : {};
      await chamar('POST', `/v1/lotes/${lote.uid}/${ato}`, { corpo });
      dizer(P.feito(P[ato], lote.nome));
      aoFechar();
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
      fazer(false);
    } finally {
      await lerDeNovo();
    }
  };
  return (
    <Dialogo
      titulo={P[pergunta](lote.nome)}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            variante={ato === 'cancelar' ? 'perigo' : 'primario'}
            esperando={fazendo}
            onClick={() => void agir()}
          >
            {P[ato]}
          </Botao>
        </>
      }
    >
      <p>{P[explica]}</p>
      {pedeMotivo && <Motivo rotulo={S.motivo} valor={motivo} maximo={500} mudar={escrever} />}
      <Problemas de={recusa} />
    </Dialogo>
  );
}
