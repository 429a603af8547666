import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { IrAcompanhar } from '../acompanhar/Ir.tsx';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Formulario } from '../formulario/Formulario.tsx';
import type { Secao } from '../formulario/Partes.tsx';
import { useLerDeNovo, usePalavras } from '../leilao/dados.ts';
import { Abas, useAba } from '../partes/Abas.tsx';
import { NaoAbriu } from '../registro/Moldura.tsx';
import { Abrindo } from '../ui/Abrindo.tsx';
import { Valor } from '../valor/Valor.tsx';
import { valorEm } from '../valor/valor.ts';
import { gravarLote, type Lote, livresDe, useLote } from './dados.ts';
import { ARQUIVOS, DADOS, SECOES, VIDEO } from './secoes.ts';

const Album = lazy(() => import('../fotos/Album.tsx').then((um) => ({ default: um.Album })));
const Lances = lazy(() => import('./Lances.tsx'));
const Historico = lazy(() => import('./Historico.tsx'));
const Informacoes = lazy(() => import('./Informacoes.tsx'));
const Condicional = lazy(() => import('./Condicional.tsx'));

const ABAS = ['dados', 'informacoes', 'fotos', 'arquivos', 'lances', 'condicional', 'historico'] as const;
const CAMPOS_DA_ABA = { dados: DADOS, fotos: VIDEO, arquivos: ARQUIVOS } as const;

/** A lot as staff write it. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data, error, isPending, refetch } = useLote(uid);
  if (error) return <NaoAbriu erro={error as unknown as Recusa} lerDeNovo={() => void refetch()} />;
  if (isPending || data === undefined) return <Abrindo tela />;
  return <Mostrado {...{ recurso }} lote={data} />;
}

function Mostrado({ recurso, lote }: { recurso: RecursoDescrito; lote: Lote }) {
  const P = usePalavras().lote;
  const { configuracao, telas } = useCasa();
  const { marca } = configuracao;
  const { state } = useLocation();
  const lista = (state as { lista?: string } | null)?.lista;
  // Auctions are not opened to a consignor's people, nor to who changes prices alone: they come from the list, and go back there.
  const daLista = lista !== undefined || !telas.has('leilao');
  const volta = daLista ? `/lotes${lista ?? ''}` : `/leilao/${lote.leilao.uid}?aba=lotes`;
  const aba = useAba(ABAS);
  const { rotulo } = rotuloSituacao(lote.situacao, marca.tipo);
  useTitulo(`${lote.nome} · ${P.abas[aba]}`);
  return (
    <div className="pagina registro">
      <Link to={volta} className="volta">
        <Icone nome="arrow-left" tamanho={14} />
        {daLista ? P.voltarALista : P.voltar(lote.leilao.nome)}
      </Link>
      <header className="registro-topo">
        <h1>{lote.nome}</h1>
        <span className="quieto">{ADMIN_REGISTRO.numero(lote.id)}</span>
        <span className="marca-situacao">{rotulo}</span>
        <div className="registro-acoes">
          <IrAcompanhar leilaoUid={lote.leilao.uid} />
        </div>
      </header>
      <Abas nome={P.partes} abas={ABAS} rotulos={P.abas} atual={aba} />
      <Suspense fallback={<Abrindo />}>
        {aba === 'lances' ? (
          <Lances lote={lote} />
        ) : aba === 'informacoes' ? (
          <Informacoes lote={lote} />
        ) : aba === 'condicional' ? (
          <Condicional lote={lote} />
        ) : aba === 'historico' ? (
          <Historico {...{ recurso, lote }} />
        ) : (
          <>
            {aba === 'fotos' && <Album lote={lote} />}
            <Escrever key={aba} {...{ recurso, lote, aba }} />
          </>
        )}
      </Suspense>
    </div>
  );
}

function Escrever({
  recurso,
  lote,
  aba,
}: {
  recurso: RecursoDescrito;
  lote: Lote;
  aba: keyof typeof CAMPOS_DA_ABA;
}) {
  const { naoMudam, naoMudamExplica, soLeitura, lote: P } = usePalavras();
  const lerDeNovo = useLerDeNovo();
  // Until it is saved, a form that is being written in stays on what it was begun on.
  const [mostrado, mostrar] = useState(lote);
  const travados = lote.travados.join(' ');
  const nomes = CAMPOS_DA_ABA[aba];
  const campos = useMemo(
    () => livresDe(recurso, { travados: travados.split(' ') }, nomes),
    [recurso, travados, nomes],
  );
  const secoes = useMemo<Secao[]>(
    () =>
      (Object.keys(SECOES) as (keyof typeof SECOES)[]).map((qual) => ({
        ...{ titulo: P.secoes[qual], campos: SECOES[qual] },
      })),
    [P],
  );
  // A draft is of what one form holds.
  const daAba = useMemo(() => ({ ...recurso, nome: `${recurso.nome}-${aba}` }), [recurso, aba]);
  const lidos = recurso.campos
    .filter(({ campo }) => nomes.includes(campo))
    .flatMap((campo) => (campo.tipo === 'grupo' && !campo.lista ? campo.campos : [campo]))
    .filter(({ campo }) => lote.travados.includes(campo) && valorEm(lote, campo) !== undefined);
  return (
    <div className="leilao-dados">
      {campos.length > 0 && (
        <Formulario
          key={mostrado.revisao}
          recurso={daAba}
          {...{ campos, secoes }}
          registro={mostrado}
          gravar={(mudancas, revisao) => gravarLote(mostrado, campos, mudancas, revisao)}
          aoSalvar={(salvo) => {
            mostrar(salvo as Lote);
            void lerDeNovo();
          }}
        />
      )}
      {lidos.length > 0 && (
        <section className="sabidos" aria-labelledby="nao-mudam">
          <h2 id="nao-mudam">{naoMudam}</h2>
          <p className="quieto">{recurso.escreve ? naoMudamExplica : soLeitura}</p>
          <dl>
            {lidos.map((campo) => (
              <div key={campo.campo}>
                <dt>{campo.rotulo}</dt>
                <dd>
                  <Valor campo={{ ...campo, ref: null } as never} valor={valorEm(lote, campo.campo)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
