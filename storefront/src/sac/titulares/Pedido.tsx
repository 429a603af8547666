'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import {
  type DetalheDaSolicitacao,
  ROTULOS_CAMPO_A_CORRIGIR,
  ROTULOS_SOLICITACAO,
} from '@martelo/shared/titular';
import daMesa from '../../mesa/mesa.module.css';
import { TITULARES } from '../../palavras/titulares.ts';
import { chamar } from '../../sessao/comandar.ts';
import { Selo } from '../../site/ui/Selo.tsx';
import titular from '../../titular/titular.module.css';
import { Cadastro } from '../Cadastro.tsx';
import estilo from '../sac.module.css';
import { type CadastroVisto, lerCadastro } from '../usar-detalhe.ts';
import { useLido } from '../usar-lido.ts';
import { estaAtrasada, prazoEmPalavras, type SolicitacaoNaFila } from './fila.ts';

type Eliminacao = NonNullable<DetalheDaSolicitacao['eliminacao']>;

/** One request with all that an answer goes by: what is asked, of whom, and of an erasure what it takes and what stands in its way. */
export function Pedido({
  pedido,
  agora,
  posicao,
}: {
  pedido: SolicitacaoNaFila;
  agora: number;
  posicao: string;
}) {
  const { uid, id, revisao, cliUid, tipo, situacao, campo, valor, explicacao, pedidaEm, prazo } = pedido;
  const lido = useLido(`${uid}:${revisao}`, async () => {
    const [detalhe, cadastro] = await Promise.all([
      chamar<DetalheDaSolicitacao>('GET', `solicitacoes-lgpd/${uid}`),
      lerCadastro(cliUid),
    ]);
    return detalhe.tipo === 'aceito' ? { ...detalhe.corpo, cadastro } : 'falhou';
  });
  const quem = pedido.cliente ?? TITULARES.semNome;
  return (
    <article aria-label={`${ROTULOS_SOLICITACAO[tipo]}, ${quem}`}>
      <header>
        <h2>{quem}</h2>
        <p className={estilo.suave}>
          {ROTULOS_SOLICITACAO[tipo]} · {TITULARES.numero(id)} · {posicao}
        </p>
      </header>
      <div className={estilo.selos}>
        <Selo
          tom={estaAtrasada(pedido, agora) ? 'superado' : 'alerta'}
          icone={estaAtrasada(pedido, agora) ? 'triangle-exclamation-point' : 'clock'}
        >
          {prazoEmPalavras(pedido, agora)}
        </Selo>
        {situacao === 'EM_ANALISE' && (
          <Selo tom="info" icone="info">
            {TITULARES.emAnalise}
          </Selo>
        )}
      </div>
      <div className={estilo.corpo}>
        <div className={estilo.aoLado}>
          <dl className={estilo.fatos}>
            <Fato nome={TITULARES.pedidaEm} valor={formatarDataHora(pedidaEm)} />
            <Fato nome={TITULARES.responderAte} valor={formatarDataHora(prazo)} />
            {campo !== null && <Fato nome={TITULARES.oQuePede} valor={ROTULOS_CAMPO_A_CORRIGIR[campo]} />}
            {valor !== null && <Fato nome={TITULARES.comoDeveFicar} valor={valor} />}
            {explicacao !== '' && <Fato nome={TITULARES.explicacao} valor={explicacao} />}
          </dl>
          {lido !== null && lido !== 'falhou' && lido.comprovado !== null && (
            <p className={daMesa.aviso}>{TITULARES.comprovado}</p>
          )}
          {campo === 'outro' && <p className={daMesa.aviso}>{TITULARES.aMao}</p>}
          {lido !== null && lido !== 'falhou' && lido.eliminacao !== null && (
            <Efeito eliminacao={lido.eliminacao} />
          )}
        </div>
        <div className={estilo.aoLado}>
          {lido === null && <p className={estilo.suave}>{TITULARES.abrindo}</p>}
          {lido === 'falhou' && (
            <p className={estilo.erro} role="alert">
              {TITULARES.naoBuscou}
            </p>
          )}
          {lido !== null && lido !== 'falhou' && <DeQuem cadastro={lido.cadastro} />}
        </div>
      </div>
    </article>
  );
}

const DeQuem = ({ cadastro }: { cadastro: CadastroVisto | null }) =>
  cadastro === null ? (
    <p className={estilo.suave}>{TITULARES.semCadastro}</p>
  ) : (
    <Cadastro cadastro={cadastro} />
  );

/** What stands in the way first, then what the law keeps: what goes is the long list. */
function Efeito({ eliminacao: { sai, fica, impedimentos } }: { eliminacao: Eliminacao }) {
  return (
    <>
      {impedimentos.length === 0 ? (
        <p className={daMesa.dito}>{TITULARES.nadaImpede}</p>
      ) : (
        <section className={titular.impedimentos}>
          <h3>{TITULARES.impede}</h3>
          <ul>
            {impedimentos.map(({ texto }) => (
              <li key={texto}>{texto}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{TITULARES.fica}</h3>
        <ul className={titular.fica}>
          {fica.map(({ oQue, porQue, ate }) => (
            <li key={oQue}>
              <strong>{oQue}</strong>
              <span>
                {TITULARES.porque}: {porQue}
              </span>
              <span>
                {TITULARES.ate}: {ate}.
              </span>
            </li>
          ))}
        </ul>
      </section>
      <details>
        <summary>{TITULARES.sai}</summary>
        <ul className={titular.lista}>
          {sai.map((oQue) => (
            <li key={oQue}>{oQue}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Fato({ nome, valor }: { nome: string; valor: string }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{valor}</dd>
    </div>
  );
}
