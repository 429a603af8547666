import { QUEM_CANCELA_QUALQUER_LANCE } from '@martelo/shared/papeis';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { chamar } from '../dados/chamar.ts';
import { useTemPapel } from '../dados/contexto.tsx';
import { Motivo } from '../partes/Motivo.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { type PropsDaAba, useLerDeNovo, usePalavras } from './lance.ts';

/** Taking a bid back, with what follows of it said beforehand and afterwards (rule 19). */
export function Cancelar({ lance }: PropsDaAba) {
  const P = usePalavras();
  const online = useOnline();
  const [aberto, abrir] = useState(false);
  const pode = useTemPapel(QUEM_CANCELA_QUALQUER_LANCE);
  if (!pode || lance.tipoNegociacao !== 'Disputa' || lance.situacao === 'Cancelado') return null;
  return (
    <>
      <Botao variante="perigo" icone="x" disabled={!online} onClick={() => abrir(true)}>
        {P.cancelar}
      </Botao>
      {aberto && <Perguntar lance={lance} aoFechar={() => abrir(false)} />}
    </>
  );
}

function Perguntar({ lance, aoFechar }: PropsDaAba & { aoFechar: () => void }) {
  const P = usePalavras();
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const [motivo, escrever] = useState('');
  const { fazendo, recusa, recusar, confirmar } = useConfirmar();
  const cancelar = async () => {
    if (motivo.trim() === '') return recusar([P.motivoCurto]);
    await confirmar(async () => {
      const { valorAtual } = await chamar<{ valorAtual: number | null }>(
        'POST',
        `/v1/lances/${lance.uid}/cancelar`,
        { corpo: { motivo: motivo.trim() } },
      );
      dizer(P.cancelado(valorAtual === null ? null : formatarReais(valorAtual)));
      aoFechar();
    });
    await lerDeNovo();
  };
  return (
    <Dialogo
      titulo={P.cancelarPergunta(lance.apelido)}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante="perigo" esperando={fazendo} onClick={() => void cancelar()}>
            {P.cancelar}
          </Botao>
        </>
      }
    >
      <p>{P.cancelarExplica}</p>
      <Motivo rotulo={P.motivoDoCancelamento} valor={motivo} maximo={500} mudar={escrever} />
      <Problemas de={recusa} />
    </Dialogo>
  );
}
