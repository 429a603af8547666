import type { FotoVista } from '@martelo/shared/foto-do-lote';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { Lido } from '../partes/Lido.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { inteiraDe, usePalavrasDasFotos } from './dados.ts';
import { FotoAAprovar } from './FotoAAprovar.tsx';
import { Reprovar } from './Reprovar.tsx';
import { type Recusada, useDecisao } from './usar-decisao.ts';
import { useTeclasDasFotos } from './usar-teclas.ts';

/** Pictures from yards and consignors that wait to be looked at: one by one by keys, or many at once. */
export default function Aprovar() {
  const { aprovacao: P } = usePalavrasDasFotos();
  useTitulo(P.titulo);
  return <Fila />;
}

function Fila() {
  const { aprovacao: P } = usePalavrasDasFotos();
  const { lidas, total, modelos, lendo, erro, deNovo, decidir, decidindo } = useDecisao();
  const online = useOnline();
  const dizer = useDizer();
  const [marcadas, marcar] = useState<ReadonlySet<string>>(new Set());
  const [reprovando, reprovar] = useState<readonly FotoVista[] | null>(null);
  const [vista, ver] = useState<FotoVista | null>(null);
  const [recusadas, ficaram] = useState<readonly Recusada[]>([]);
  const lista = useRef<HTMLUListElement>(null);
  const daqui = lidas.filter(({ uid }) => marcadas.has(uid));
  const alternar = ({ uid }: FotoVista) =>
    marcar((antes) =>
      antes.has(uid) ? new Set([...antes].filter((um) => um !== uid)) : new Set([...antes, uid]),
    );

  /** Throws what the whole of it is refused for; what is refused of one is listed. */
  const feito = async (fotos: readonly FotoVista[], acao: 'aprovar' | 'reprovar', motivo?: string) => {
    const { feitos, recusadas: nao } = await decidir(fotos, acao, motivo);
    ficaram(nao);
    marcar(new Set());
    if (feitos > 0) dizer(acao === 'aprovar' ? P.aprovadas(feitos) : P.reprovadas(feitos));
  };
  const aprovar = (fotos: readonly FotoVista[]) =>
    void feito(fotos, 'aprovar').catch((falha: Error) => dizer(falha.message, { tom: 'ruim' }));
  const teclas = useTeclasDasFotos({
    lista,
    chaves: lidas.map(({ uid }) => uid),
    ativas: online && !decidindo,
    atos: {
      a: (lugar) => aprovar([lidas[lugar]!]),
      r: (lugar) => reprovar([lidas[lugar]!]),
      x: (lugar) => alternar(lidas[lugar]!),
    },
  });

  return (
    <div className="pagina aprovacoes">
      <header className="registro-topo">
        <h1>{P.titulo}</h1>
        <Link to="/fotos-dos-lotes">{P.todas}</Link>
      </header>
      <p className="quieto">{P.explica}</p>
      {recusadas.length > 0 && (
        <section className="nota ruim" role="alert" aria-label={P.recusadas}>
          <p>{P.recusadas}</p>
          <ul>
            {recusadas.map(({ uid, nome, mensagem }) => (
              <li key={uid}>{`${nome}: ${mensagem}`}</li>
            ))}
          </ul>
        </section>
      )}
      <Lido lendo={lendo} erro={erro} deNovo={() => void deNovo()}>
        {lidas.length === 0 ? (
          <div className="quadro" role="status">
            <Icone nome="circle-check" tamanho={28} traco={1.5} />
            <h2>{P.nada}</h2>
            <p className="quieto">{P.nadaDiz}</p>
          </div>
        ) : (
          <>
            {total > lidas.length && <p className="nota">{P.haMais(total)}</p>}
            <div className="barra">
              <label className="escolha">
                <input
                  type="checkbox"
                  checked={daqui.length === lidas.length}
                  onChange={({ target: { checked } }) =>
                    marcar(checked ? new Set(lidas.map(({ uid }) => uid)) : new Set())
                  }
                />
                {P.marcarTodas}
              </label>
              <span aria-live="polite">{P.marcadas(daqui.length)}</span>
              <Botao
                icone="check"
                variante="primario"
                disabled={!online || daqui.length === 0}
                esperando={decidindo}
                onClick={() => aprovar(daqui)}
              >
                {P.aprovar}
              </Botao>
              <Botao
                icone="eye-off"
                disabled={!online || daqui.length === 0 || decidindo}
                onClick={() => reprovar(daqui)}
              >
                {P.reprovar}
              </Botao>
            </div>
            <p className="quieto">{P.teclas}</p>
            <ul ref={lista} className="fotos-a-aprovar" aria-label={P.lista}>
              {lidas.map((foto, i) => (
                <FotoAAprovar
                  key={foto.uid}
                  foto={foto}
                  modelo={modelos.find(({ lelUid }) => lelUid === foto.lelUid) ?? null}
                  aoPosicionar={deNovo}
                  lugar={i}
                  atual={teclas.atual === i}
                  marcada={marcadas.has(foto.uid)}
                  parada={!online || decidindo}
                  aoMarcar={() => alternar(foto)}
                  aoVer={() => ver(foto)}
                  aoAprovar={() => aprovar([foto])}
                  aoReprovar={() => reprovar([foto])}
                />
              ))}
            </ul>
          </>
        )}
      </Lido>
      {reprovando !== null && (
        <Reprovar
          quantas={reprovando.length}
          aoFechar={() => reprovar(null)}
          aoReprovar={async (motivo) => {
            await feito(reprovando, 'reprovar', motivo);
            reprovar(null);
            if (teclas.atual !== null) teclas.focar(teclas.atual);
          }}
        />
      )}
      {vista !== null && (
        <Dialogo titulo={vista.loteNome} aoFechar={() => ver(null)}>
          <div className="fotos-inteira">
            <img src={inteiraDe({ url: vista.url, foto: vista })} alt={vista.nome} />
          </div>
        </Dialogo>
      )}
      {decidindo && <p className="so-leitor">{ADMIN.carregando}</p>}
    </div>
  );
}
