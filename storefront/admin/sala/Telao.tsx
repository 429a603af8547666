import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { useEffect } from 'react';
import { aSeguir, naMesa } from '../../src/live/sala-publica.ts';
import { useSalaPublica } from '../../src/live/usar-sala-publica.ts';
import { CONEXAO } from '../../src/palavras/conexao.ts';
import { fotoNaCasa } from '../fotos/na-casa.ts';
import { reais } from './atos.ts';
import { useMarca, usePalavras } from './contexto.ts';

const A_SEGUIR = 4;

/**
 * The room's own screen, for a projector (L8): the lot, its price, whose it is and the call, read from ten metres; and what comes next. By the
 * public's events alone: nothing stands on a wall that the site does not tell everybody.
 */
export function Telao({ leiUid }: { leiUid: string }) {
  const P = usePalavras();
  const marca = useMarca();
  const { sala, ligada } = useSalaPublica(leiUid);
  const { leilao } = sala;
  const lote = naMesa(sala);
  const proximos = aSeguir(sala, A_SEGUIR);
  useEffect(() => {
    if (leilao) document.title = leilao.nome;
  }, [leilao]);

  return (
    <div className="telao" data-situacao={lote?.situacao}>
      <header>
        {marca.logoUrl ? <img src={marca.logoUrl} alt={marca.nome} /> : <strong>{marca.nome}</strong>}
        <h1>{leilao?.nome}</h1>
        {!ligada && <p role="status">{CONEXAO.perdida}</p>}
      </header>
      <main>
        {lote === null ? (
          <p className="telao-espera">
            {leilao === null
              ? P.topo.ligando
              : leilao.situacao === 'EXECUTADO'
                ? P.telao.fim
                : leilao.situacao === 'AO_VIVO'
                  ? P.telao.intervalo
                  : P.telao.espera}
          </p>
        ) : (
          <>
            {lote.fotosUrls[0] && (
              <div className="telao-foto">
                <img src={fotoNaCasa(lote.fotosUrls[0], 1600)} alt="" />
              </div>
            )}
            <div className="telao-lote">
              <p className="telao-numero">{P.lote.numero(String(lote.numero ?? lote.id))}</p>
              <h2>{lote.nome}</h2>
              <p className="telao-preco" aria-live="polite">
                <span>{lote.valorAtual === null ? P.preco.minimo : P.preco.atual}</span>
                <strong key={lote.valorAtual}>{reais(lote.valorAtual ?? lote.minimo)}</strong>
              </p>
              <p className="telao-lider">
                {lote.lider === null
                  ? P.preco.semLances
                  : [lote.lider.apelido, lote.lider.cidade].filter(Boolean).join(' · ')}
              </p>
              <p className="telao-chamada" aria-live="assertive">
                {leilao?.pausadoEm ? P.telao.pausado : chamada(lote.situacao)}
              </p>
            </div>
          </>
        )}
      </main>
      <footer>
        {leilao?.recado && (
          <p role="status" className="telao-recado">
            {leilao.recado.texto}
          </p>
        )}
        {proximos.length > 0 && (
          <section aria-label={P.telao.seguir}>
            <h3>{P.telao.seguir}</h3>
            <ol>
              {proximos.map(({ uid, numero, nome, fotosUrls, minimo, valorAtual }) => (
                <li key={uid}>
                  {fotosUrls[0] && <img src={fotoNaCasa(fotosUrls[0], 400)} alt="" />}
                  <span>
                    <strong>{numero}</strong> {nome}
                    <small>{reais(valorAtual ?? minimo)}</small>
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </footer>
    </div>
  );

  function chamada(situacao: keyof typeof FASE_DA_SITUACAO): string {
    const dita = P.chamada[situacao];
    if (dita !== undefined) return dita;
    switch (FASE_DA_SITUACAO[situacao]) {
      case 'vendido':
        return P.telao.vendido;
      case 'condicional':
        return P.telao.condicional;
      case 'nao-vendido':
      case 'cancelado':
        return P.telao.naoVendido;
      default:
        return '';
    }
  }
}
