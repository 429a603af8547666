import type { LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ADMIN_ESTOQUE } from '../../../src/palavras/admin-estoque.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { useCasa } from '../../dados/contexto.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { type Leilao, useLerDeNovo, useLotes, usePalavras } from '../dados.ts';
import { Incluir } from './Incluir.tsx';
import { TabelaDeLotes } from './Tabela.tsx';

/** Its questions have forms in them, which a list that is only read does not need. */
const EmMassa = lazy(() =>
  import('../../lote/em-massa/Barra.tsx').then((um) => ({ default: um.BarraDeMassa })),
);

/** What of the stock is free is asked when it is looked for. */
const Estoque = lazy(() => import('../estoque/Estoque.tsx'));

/** All lots of an auction: found, put in order, and their amounts written where they are read. */
export default function Lotes({ recurso, leilao }: { recurso: RecursoDescrito; leilao: Leilao }) {
  const { lotes: P, abas } = usePalavras();
  const { marca } = useCasa().configuracao;
  const online = useOnline();
  const lerDeNovo = useLerDeNovo();
  const { data, error, isPending, refetch } = useLotes(leilao.uid);
  const [busca, definir] = useSearchParams();
  const [incluindo, incluir] = useState(false);
  const [estoque, abrirEstoque] = useState(false);
  const [marcados, marcar] = useState<ReadonlySet<string>>(new Set());
  const [texto, situacao, semFoto] = [
    busca.get('texto') ?? '',
    busca.get('situacao') ?? '',
    busca.get('semFoto') === 'true',
  ];
  const mudar = (nome: string, valor: string) =>
    definir(
      (antes) => {
        const nova = new URLSearchParams(antes);
        if (valor === '') nova.delete(nome);
        else nova.set(nome, valor);
        return nova;
      },
      { replace: true },
    );
  const itens = data?.itens ?? [];
  const situacoes = useMemo(() => [...new Set(itens.map((um) => um.situacao))], [itens]);
  const achados = useMemo(
    () => itens.filter((um) => casa(um, texto, situacao, semFoto)),
    [itens, texto, situacao, semFoto],
  );
  // What is not shown any more is not done anything to.
  const daqui = useMemo(() => achados.filter(({ uid }) => marcados.has(uid)), [achados, marcados]);
  const filtrada = texto !== '' || situacao !== '' || semFoto;
  const aberto = leilao.situacao !== 'EXECUTADO' && leilao.situacao !== 'CANCELADO';

  if (error || isPending)
    return (
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {null}
      </Lido>
    );
  return (
    <section className="lotes" aria-label={abas.lotes}>
      <div className="barra">
        <label className="busca">
          <span className="so-leitor">{P.buscar}</span>
          <Icone nome="search" tamanho={16} />
          <input
            type="search"
            placeholder={P.buscar}
            value={texto}
            onChange={({ target: { value } }) => mudar('texto', value)}
          />
        </label>
        <label>
          <span className="so-leitor">{P.situacao}</span>
          <select value={situacao} onChange={({ target: { value } }) => mudar('situacao', value)}>
            <option value="">{P.todas}</option>
            {situacoes.map((uma) => (
              <option key={uma} value={uma}>
                {rotuloSituacao(uma, marca.tipo).rotulo}
              </option>
            ))}
          </select>
        </label>
        <label className="escolha">
          <input type="checkbox" checked={semFoto} onChange={() => mudar('semFoto', semFoto ? '' : 'true')} />
          {P.semFoto}
        </label>
        <p className="quieto" role="status">
          {P.total(achados.length, itens.length)}
        </p>
        {recurso.escreve && aberto && (
          <div className="barra-fim">
            <Botao icone="inbox" disabled={!online} onClick={() => abrirEstoque(true)}>
              {ADMIN_ESTOQUE[marca.tipo].abrir}
            </Botao>
            <Botao variante="primario" icone="plus" disabled={!online} onClick={() => incluir(true)}>
              {P.incluir}
            </Botao>
          </div>
        )}
      </div>
      {daqui.length > 0 && (
        <Suspense>
          <EmMassa marcados={daqui} desmarcar={() => marcar(new Set())} aoFazer={lerDeNovo} />
        </Suspense>
      )}
      {achados.length === 0 ? (
        <div className="quadro" role="status">
          <Icone nome={filtrada ? 'funnel' : 'inbox'} tamanho={28} traco={1.5} />
          <h2>{filtrada ? P.nadaComEstes : P.vazio}</h2>
          {filtrada ? (
            <Botao onClick={() => definir({ aba: 'lotes' })}>{P.limpar}</Botao>
          ) : (
            <p>{P.vazioExplica}</p>
          )}
        </div>
      ) : (
        <TabelaDeLotes
          {...{ leilao, filtrada, marcados, marcar }}
          escreve={recurso.escreve && aberto}
          lotes={achados}
          revisaoDaOrdem={data.revisaoDaOrdem}
        />
      )}
      {estoque && (
        <Suspense>
          <Estoque leilao={leilao} aoFechar={() => abrirEstoque(false)} />
        </Suspense>
      )}
      {incluindo && <Incluir leilao={leilao} aoFechar={() => incluir(false)} />}
    </section>
  );
}

const simples = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function casa(lote: LoteNaEquipe, texto: string, situacao: string, semFoto: boolean): boolean {
  if (situacao !== '' && lote.situacao !== situacao) return false;
  if (semFoto && lote.qtdFotos > 0) return false;
  const onde = simples(`${lote.numero} ${lote.nome} ${lote.tipo} ${lote.comitente ?? ''}`);
  return simples(texto)
    .split(/\s+/)
    .every((palavra) => onde.includes(palavra));
}
