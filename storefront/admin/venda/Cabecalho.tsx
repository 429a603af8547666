import { formatarDataHora } from '@martelo/shared/datas';
import { temEntregue } from '@martelo/shared/pos-venda/entregue';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import { sobrasDaVenda } from '@martelo/shared/pos-venda/sobra';
import { formatarReais } from '@martelo/shared/reais';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { ROTULOS_VENDA } from '@martelo/shared/venda';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { VerHistorico } from '../registro/VerHistorico.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Valor } from '../valor/Valor.tsx';
import { tituloDe } from '../valor/valor.ts';
import { AtoDaVenda } from './AtoDaVenda.tsx';
import { Esperam } from './Esperam.tsx';
import { type PropsDaVenda, porque, usePalavras, usePodeAcertar } from './venda.ts';

/** Whose sale it is, how it stands and until when, and what is done with it as a whole. */
export function Cabecalho({ recurso, venda, titulo, lerDeNovo }: PropsDaVenda & { titulo: string }) {
  const P = usePalavras();
  const [historico, abrirHistorico] = useState(false);
  const acerta = usePodeAcertar();
  const { encerramento, desistenciaPedida, dataPagamento, fechadaEm, dataVenda } = venda;
  const situacao = recurso.campos.find(({ campo }) => campo === 'situacao');
  const venceu = venda.situacao === 'AguardandoPagamento' && Date.now() > Date.parse(dataPagamento);
  const sobra = sobrasDaVenda(venda).reduce((soma, { valor }) => soma + valor, 0);
  const fim = { metodo: 'POST', campos: [porque(P.campos.motivo)], variante: 'perigo' } as const;
  return (
    <>
      <header className="registro-topo">
        <h1>{titulo}</h1>
        <span className="quieto">{ADMIN_REGISTRO.numero(venda.id)}</span>
        {situacao && <Valor campo={situacao} valor={venda.situacao} />}
        <div className="registro-acoes">
          <Botao icone="clock" onClick={() => abrirHistorico(true)}>
            {ADMIN_REGISTRO.historico}
          </Botao>
          {/* What left the yard is not cancelled: no act that would only be refused. */}
          {acerta && encerramento === null && !temEntregue(venda) && (
            <>
              <AtoDaVenda
                revisao={venda.revisao}
                aoFazer={lerDeNovo}
                ato={{
                  ...fim,
                  ...{ rotulo: P.atos.desistencia, explica: P.atos.desistenciaExplica },
                  caminho: `/v1/vendas/${venda.uid}/desistencia`,
                }}
              />
              <AtoDaVenda
                revisao={venda.revisao}
                aoFazer={lerDeNovo}
                ato={{
                  ...fim,
                  ...{ rotulo: P.atos.cancelar, explica: P.atos.cancelarExplica },
                  caminho: `/v1/vendas/${venda.uid}/cancelar`,
                }}
              />
            </>
          )}
        </div>
      </header>
      <ul className="fatos-em-linha">
        <Cliente cliUid={venda.cliUid} />
        <li>
          <Icone nome="gavel" tamanho={16} />
          <DoLeilao leiUid={venda.leiUid} nome={venda.leilaoNome} />
        </li>
        <li>
          <Icone nome="calendar" tamanho={16} />
          {P.vendidaEm(formatarDataHora(dataVenda))}
        </li>
        {!desfeita(venda.situacao) && (
          <li data-tom={venceu ? 'ruim' : undefined}>
            <Icone nome="clock" tamanho={16} />
            {fechadaEm
              ? P.pagaEm(formatarDataHora(fechadaEm))
              : (venceu ? P.venceu : P.vence)(formatarDataHora(dataPagamento))}
          </li>
        )}
      </ul>
      {desistenciaPedida && encerramento === null && (
        <p className="nota" role="note">
          {P.desistenciaPedida(formatarDataHora(desistenciaPedida.em), desistenciaPedida.motivo)}
        </p>
      )}
      {encerramento && (
        <p className="nota ruim" role="note">
          {P.encerrada(
            ROTULOS_VENDA[encerramento.como].rotulo,
            formatarDataHora(encerramento.em),
            encerramento.motivo,
          )}{' '}
          {encerramento.multa &&
            P.multa(formatarReais(encerramento.multa.valor), formatarReais(encerramento.multa.retida))}
        </p>
      )}
      {sobra > 0 && (
        <div className="nota" role="status">
          {P.sobra(formatarReais(sobra))}
          {acerta && (
            <AtoDaVenda
              revisao={venda.revisao}
              aoFazer={lerDeNovo}
              ato={{
                ...{ rotulo: P.porADevolver, explica: P.porADevolverExplica, metodo: 'POST' },
                caminho: `/v1/vendas/${venda.uid}/devolver-sobra`,
              }}
            />
          )}
        </div>
      )}
      <Esperam {...{ venda }} />
      {historico && <VerHistorico {...{ recurso }} registro={venda} aoFechar={() => abrirHistorico(false)} />}
    </>
  );
}

function Cliente({ cliUid }: { cliUid: string }) {
  const recurso = useCasa().recursos.get('cliente');
  return recurso ? <Nomeado {...{ recurso, cliUid }} /> : null;
}

function Nomeado({ recurso, cliUid }: { recurso: RecursoDescrito; cliUid: string }) {
  const { data } = useGetOne<Registro>('cliente', { id: cliUid as never }, { retry: false });
  if (!data) return null;
  return (
    <li>
      <Icone nome="user" tamanho={16} />
      {recurso.tela ? (
        <Link className="elo" to={`/${recurso.rotaDeUm}/${cliUid}`}>
          {tituloDe(recurso, data)}
        </Link>
      ) : (
        tituloDe(recurso, data)
      )}
    </li>
  );
}

/** Who may not open auctions reads its name. */
function DoLeilao({ leiUid, nome }: { leiUid: string; nome: string }) {
  const recurso = useCasa().telas.get('leilao');
  return recurso ? (
    <Link className="elo" to={`/${recurso.rotaDeUm}/${leiUid}`}>
      {nome}
    </Link>
  ) : (
    nome
  );
}
