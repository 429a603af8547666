import { useState, useSyncExternalStore } from 'react';
import { conexao } from '../../src/live/conexao.ts';
import { Botao } from '../ui/Botao.tsx';
import { transmite } from './cameras.ts';
import { usePalavras } from './contexto.ts';
import { useEstudio } from './usar-estudio.ts';
import { useTransmissaoDaCasa } from './usar-transmissao.ts';

/** A phone that films for a studio: one camera, one button. */
export function Celular({ leilaoUid, transmissaoUid }: { leilaoUid: string; transmissaoUid: string }) {
  const P = usePalavras();
  const [lugar, ligarLugar] = useState<HTMLElement | null>(null);
  const capaz = transmite();
  const { recusa } = useTransmissaoDaCasa(leilaoUid);
  const { estudio, escolherCamera, transmitir, parar } = useEstudio(lugar, P.previa, capaz, 'camera');
  const ligada = useSyncExternalStore(conexao.assinar, conexao.ler) === 'ligada';
  const { fase, problema } = estudio;
  const filmar = async (): Promise<void> => {
    if (await escolherCamera(null)) await transmitir(transmissaoUid);
  };
  return (
    <main className="estudio estudio-celular">
      <header>
        <h1>{P.celularTitulo}</h1>
        <p role="status">{P.fases[fase]}</p>
      </header>
      <p>{P.celularDiz}</p>
      {!capaz && <p role="alert">{P.semSuporte}</p>}
      {(problema ?? recusa) !== null && (
        <p role="alert">{problema === 'negada' ? P.negada : (problema ?? recusa)}</p>
      )}
      {!ligada && <p role="alert">{P.semConexao}</p>}
      <div className="estudio-previa">
        <div ref={ligarLugar} hidden={!capaz} />
      </div>
      {fase === 'parado' ? (
        <Botao variante="primario" icone="camera" disabled={!capaz || !ligada} onClick={() => void filmar()}>
          {P.celularComecar}
        </Botao>
      ) : (
        <Botao onClick={parar}>{P.celularParar}</Botao>
      )}
    </main>
  );
}
