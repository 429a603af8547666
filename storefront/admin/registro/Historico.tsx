import { formatarDataHora } from '@martelo/shared/datas';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_APROVACOES } from '../../src/palavras/admin-aprovacoes.ts';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { useProvedor } from '../dados/contexto.tsx';
import type { Alteracao, Registro } from '../dados/tipos.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { textoDoHistorico } from '../valor/valor.ts';
import { Desfazer } from './Desfazer.tsx';

/** Who did what with a record and when, newest first; who saw it whole as well. */
export function Historico({
  recurso,
  registro,
  aoFechar,
  aoMudar,
}: {
  recurso: RecursoDescrito;
  registro: Registro;
  aoFechar: () => void;
  /** A change was undone; where nobody would show that, none is. */
  aoMudar?: (mudado: Registro) => void;
}) {
  const [desfazendo, desfazer] = useState<Alteracao | null>(null);
  const online = useOnline();
  const provedor = useProvedor();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [recurso.nome, 'historico', registro.uid, registro.revisao],
      queryFn: ({ pageParam }) => provedor.historico(recurso.nome, registro.uid, pageParam),
      initialPageParam: 1,
      getNextPageParam: (ultima, todas) =>
        todas.reduce((soma, { itens }) => soma + itens.length, 0) < ultima.total
          ? todas.length + 1
          : undefined,
      retry: false,
    });
  const itens = data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <Dialogo titulo={P.historico} lado aoFechar={aoFechar}>
      {isPending && <p className="quieto">{ADMIN.carregando}</p>}
      {error && (
        <p className="erro" role="alert">
          {error.message}
          <Botao variante="leve" onClick={() => void refetch()}>
            {ADMIN.tentarDeNovo}
          </Botao>
        </p>
      )}
      {data && itens.length === 0 && <p className="quieto">{P.semHistorico}</p>}
      <ol className="historico">
        {itens.map((item) => (
          <li key={`${item.revisao} ${item.em} ${item.ato} ${item.rotulo}`}>
            <strong>{item.rotulo}</strong>
            <span className="quieto">{P.quem(item.por.nome, formatarDataHora(item.em))}</span>
            {item.aprovadaPor && (
              <span className="quieto">{ADMIN_APROVACOES.aprovadaPor(item.aprovadaPor.nome)}</span>
            )}
            <Campos {...{ recurso, item }} />
            {aoMudar && item.volta && (
              <Botao
                variante="leve"
                icone="undo-2"
                disabled={!online}
                aria-label={`${P.desfazer}: ${P.desfazerDe(item.por.nome, formatarDataHora(item.em))}`}
                onClick={() => desfazer(item)}
              >
                {P.desfazer}
              </Botao>
            )}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {P.maisAntigos}
        </Botao>
      )}
      {aoMudar && desfazendo && (
        <Desfazer
          {...{ recurso, registro }}
          alteracao={desfazendo}
          aoFechar={() => desfazer(null)}
          aoDesfazer={(mudado) => {
            desfazer(null);
            aoMudar(mudado);
          }}
        />
      )}
    </Dialogo>
  );
}

function Campos({ recurso, item: { ato, campos } }: { recurso: RecursoDescrito; item: Alteracao }) {
  const criado = ato === 'criado';
  // What it has from the start, and what nobody reads.
  const ditos = campos.filter(({ campo }) => !['uid', 'id', 'hotsiteId', 'hotsites'].includes(campo));
  if (ditos.length === 0) return null;
  const lista = (
    <dl>
      {ditos.map(({ campo, rotulo, de, para }) => {
        const como = recurso.campos.find((um) => um.campo === campo);
        return (
          <div key={campo}>
            <dt>{rotulo}</dt>
            <dd>
              {!criado && (
                <>
                  <del>{textoDoHistorico(como, de)}</del>
                  <span aria-hidden> → </span>
                </>
              )}
              <ins>{textoDoHistorico(como, para)}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
  return criado ? (
    <details>
      <summary>{P.comecouCom}</summary>
      {lista}
    </details>
  ) : (
    lista
  );
}
