import { ROTULOS_SITUACAO_LEILAO } from '@martelo/shared/leilao-transicoes';
import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { Motivo } from '../partes/Motivo.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { Suspenso } from '../ui/Suspenso.tsx';
import { type Leilao, useLerDeNovo, usePalavras } from './dados.ts';
import { ListaDoQueFalta } from './OQueFalta.tsx';

type Para = Leilao['situacao'];
/** What one usually does next stands alone; the rest is behind one button. */
const PRIMEIRAS: readonly Para[] = ['PRONTO', 'AO_VIVO'];

/** Where an auction may go from here. Each is asked about in words; a refusal stands where it was asked. */
export function Situacao({ leilao }: { leilao: Leilao }) {
  const P = usePalavras();
  const online = useOnline();
  const [para, escolher] = useState<Para | null>(null);
  const primeira =
    leilao.situacao === 'AO_VIVO' ? undefined : PRIMEIRAS.find((uma) => leilao.para.includes(uma));
  const outras = leilao.para.filter((uma) => uma !== primeira);
  return (
    <>
      {primeira && (
        <Botao variante="primario" icone="megaphone" disabled={!online} onClick={() => escolher(primeira)}>
          {P.situacao.atos[primeira]}
        </Botao>
      )}
      {outras.length > 0 && (
        <Suspenso rotulo={P.situacao.outras} direita>
          {(fechar) => (
            <div className="lista-de-acoes">
              {outras.map((uma) => (
                <button
                  key={uma}
                  type="button"
                  disabled={!online}
                  onClick={() => {
                    fechar();
                    escolher(uma);
                  }}
                >
                  {P.situacao.atos[uma]}
                </button>
              ))}
            </div>
          )}
        </Suspenso>
      )}
      {para && <Confirmar key={para} {...{ leilao, para }} aoFechar={() => escolher(null)} />}
    </>
  );
}

function Confirmar({ leilao, para, aoFechar }: { leilao: Leilao; para: Para; aoFechar: () => void }) {
  const P = usePalavras();
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const [motivo, escrever] = useState('');
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<string[]>([]);
  const cancela = para === 'CANCELADO';
  const publica = para === 'PRONTO' || para === 'AO_VIVO';
  const mudar = async () => {
    if (cancela && motivo.trim().length < 3) return recusar([P.situacao.motivoCurto]);
    fazer(true);
    recusar([]);
    try {
      const corpo = { situacao: para, ...(cancela ? { motivo: motivo.trim() } : {}) };
      await chamar('PUT', `/v1/leiloes/${leilao.uid}/situacao`, { corpo });
      dizer(P.situacao.mudou(ROTULOS_SITUACAO_LEILAO[para]));
      aoFechar();
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
      fazer(false);
    } finally {
      // Also what was refused may have moved meanwhile.
      await lerDeNovo();
    }
  };
  return (
    <Dialogo
      titulo={P.situacao.pergunta(P.situacao.atos[para], leilao.nome)}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            variante={cancela || para === 'EXECUTADO' ? 'perigo' : 'primario'}
            esperando={fazendo}
            onClick={() => void mudar()}
          >
            {P.situacao.atos[para]}
          </Botao>
        </>
      }
    >
      <p>{P.situacao.efeitos[para]}</p>
      {publica && leilao.faltam.length > 0 && (
        <>
          <p>{P.situacao.ainda}</p>
          <ListaDoQueFalta leilao={leilao} />
        </>
      )}
      {cancela && <Motivo rotulo={P.situacao.motivo} valor={motivo} maximo={500} mudar={escrever} />}
      <Problemas de={recusa} />
    </Dialogo>
  );
}
