import { ROTULOS_SITUACAO_LANCE } from '@martelo/shared/lance-situacao';
import { QUEM_ANOTA_PELO_TELEFONE } from '@martelo/shared/papeis';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { EmAbas } from '../partes/Abas.tsx';
import { NaoAbriu, Volta } from '../registro/Moldura.tsx';
import { Abrindo } from '../ui/Abrindo.tsx';
import { Cancelar } from './Cancelar.tsx';
import { type Lance, type PropsDaAba, useLance, usePalavras } from './lance.ts';
import { Responder } from './Responder.tsx';

const Anotar = lazy(() => import('./Anotar.tsx'));

const TELAS = {
  resumo: lazy(() => import('./abas/Resumo.tsx')),
  cliente: lazy(() => import('./abas/Cliente.tsx')),
  recibo: lazy(() => import('./abas/Recibo.tsx')),
  financeiro: lazy(() => import('./abas/Financeiro.tsx')),
  doCliente: lazy(() => import('./abas/DoCliente.tsx')),
  doLote: lazy(() => import('./abas/DoLote.tsx')),
  veiculo: lazy(() => import('./abas/Veiculo.tsx')),
  notificacoes: lazy(() => import('./abas/Notificacoes.tsx')),
} as const satisfies Record<string, ComponentType<PropsDaAba>>;
type Aba = keyof typeof TELAS;

/** What was bid, offered or bought: what it was, by whom, what came of it; or one that is taken down. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  if (uid === 'novo')
    return (
      <Suspense fallback={<Abrindo tela />}>
        <Anotar recurso={recurso} />
      </Suspense>
    );
  return <Lido {...{ recurso, uid }} />;
}

function Lido({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data, error, refetch } = useLance(uid);
  if (error) return <NaoAbriu {...{ recurso }} erro={error} lerDeNovo={() => void refetch()} />;
  if (data === undefined) return <Abrindo tela />;
  return <Aberto {...{ recurso }} lance={data} />;
}

function Aberto({ recurso, lance }: { recurso: RecursoDescrito; lance: Lance }) {
  const P = usePalavras();
  const casa = useCasa();
  const titulo = P.titulo(lance.apelido);
  useTitulo(titulo);
  const anota = useTemPapel(QUEM_ANOTA_PELO_TELEFONE);
  // Who is told nothing of what people were sent has no part for it.
  const abas = (Object.keys(TELAS) as Aba[]).filter(
    (uma) => uma !== 'notificacoes' || (casa.recursos.has('entregaDeAviso') && lance.cliente !== null),
  );
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{titulo}</h1>
        <span className="marca-situacao">
          {ROTULOS_SITUACAO_LANCE[casa.configuracao.marca.tipo][lance.situacao]}
        </span>
        <div className="registro-acoes">
          <Link className="botao normal" to={`/lote/${lance.lelUid}`}>
            <Icone nome="gavel" tamanho={16} />
            <span>{P.verLote}</span>
          </Link>
          {anota && (
            <Link
              className="botao normal"
              to={`/lance-recebido/novo?${new URLSearchParams({
                ...(lance.lote ? { lote: String(lance.lote.id) } : {}),
                ...(lance.cliente ? { cliente: String(lance.cliente.id) } : {}),
              })}`}
            >
              <Icone nome="plus" tamanho={16} />
              <span>{P.anotar}</span>
            </Link>
          )}
          <Responder lance={lance} />
          <Cancelar lance={lance} />
        </div>
      </header>
      <EmAbas nome={P.partes} abas={abas} rotulos={P.abas} telas={TELAS} props={{ lance }} />
    </div>
  );
}
