import { formatarDataHora } from '@martelo/shared/datas';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_APROVACOES } from '../../src/palavras/admin-aprovacoes.ts';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import type { Alteracao, Registro } from '../dados/tipos.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { textoDoHistorico } from '../valor/valor.ts';
import { Desfazer } from './Desfazer.tsx';
import { useAlteracoes } from './usar-alteracoes.ts';

interface Props {
  recurso: RecursoDescrito;
  registro: Registro;
  /** A change was undone; where nobody would show that, none is. */
  aoMudar?: (mudado: Registro) => void;
}

/** A record's history in a drawer. */
export const Historico = ({ aoFechar, ...props }: Props & { aoFechar: () => void }) => (
  <Dialogo titulo={P.historico} lado aoFechar={aoFechar}>
    <Alteracoes {...props} />
  </Dialogo>
);

/** Who did what with a record and when, newest first; who saw it whole as well. */
export function Alteracoes({ recurso, registro, aoMudar }: Props) {
  const [desfazendo, desfazer] = useState<Alteracao | null>(null);
  const online = useOnline();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useAlteracoes(
    recurso,
    registro,
  );
  const itens = data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <>
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
    </>
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
