'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { formatarReais } from '@martelo/shared/reais';
import { type FormEvent, useId, useState } from 'react';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import daMesa from '../../mesa/mesa.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { RECOMPENSAS } from '../../palavras/convites.ts';
import { useLido } from '../../sac/usar-lido.ts';
import { chamar } from '../../sessao/comandar.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { MolduraCampo } from '../../site/ui/Campo.tsx';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import titular from '../../titular/titular.module.css';
import estilo from '../acerto.module.css';
import { useDestino } from '../destinos/usar-destino.ts';
import type { VendaDaEquipe } from '../fila.ts';
import type { TelaDasRecompensas } from './buscar.ts';
import type { IndicacaoARecompensar } from './lista.ts';

const MUDOU = {};
const COMPRAS = 50;

/** What may be given for who came, and what was. */
export function Recompensas({ valor, aDar, dadas }: TelaDasRecompensas) {
  const [indicacao, perguntar] = useState<IndicacaoARecompensar | null>(null);
  const destino = useDestino(MUDOU, () => perguntar(null));
  const { dito } = destino;
  return (
    <div className={daMesa.mesa}>
      <p role="status" className={dito?.bom === false ? daMesa.aviso : daMesa.dito}>
        {dito?.texto}
      </p>
      {valor === null ? (
        <p className={daMesa.aviso}>{RECOMPENSAS.semPrograma}</p>
      ) : (
        <p>
          {RECOMPENSAS.programa(formatarReais(valor))} {RECOMPENSAS.comoDar}
        </p>
      )}
      <h2>{RECOMPENSAS.aDar}</h2>
      {aDar.length === 0 ? (
        <Vazio icone="circle-check" titulo={RECOMPENSAS.nada}>
          {RECOMPENSAS.nadaDiz}
        </Vazio>
      ) : (
        <ul className={estilo.devolucoes}>
          {aDar.map((uma) => (
            <li key={uma.uid}>
              <article className={estilo.devolucao}>
                <div>
                  <h3>{uma.quemVeio}</h3>
                  <p className={estilo.suave}>
                    {RECOMPENSAS.veioPor(uma.quemIndicou ?? RECOMPENSAS.semNome)}
                  </p>
                </div>
                {valor !== null && <Dinheiro valor={valor} centavos className={estilo.devolver} />}
                {valor !== null && (
                  <Botao icone="hand-coins" onClick={() => perguntar(uma)}>
                    {RECOMPENSAS.registrar}
                    <span className="so-leitor"> {RECOMPENSAS.por(uma.quemVeio)}</span>
                  </Botao>
                )}
              </article>
            </li>
          ))}
        </ul>
      )}
      <h2>{RECOMPENSAS.dadas}</h2>
      {dadas.length === 0 ? (
        <p className={estilo.suave}>{RECOMPENSAS.nenhumaDada}</p>
      ) : (
        <ul className={estilo.devolucoes}>
          {dadas.map(({ recompensa, quemIndicou, quemVeio }) => (
            <li key={recompensa.uid}>
              <article className={estilo.devolucao}>
                <div>
                  <h3>{quemIndicou ?? RECOMPENSAS.semNome}</h3>
                  <p className={estilo.suave}>
                    {RECOMPENSAS.dada(
                      quemVeio ?? RECOMPENSAS.semNome,
                      recompensa.vendaId,
                      formatarDataHora(recompensa.em),
                    )}
                  </p>
                </div>
                <Dinheiro valor={recompensa.valor} centavos className={estilo.devolver} />
              </article>
            </li>
          ))}
        </ul>
      )}
      {indicacao !== null && (
        <Pergunta
          key={indicacao.uid}
          indicacao={indicacao}
          valor={valor ?? 0}
          destino={destino}
          aoFechar={() => {
            perguntar(null);
            destino.comando.limpar();
          }}
        />
      )}
    </div>
  );
}

function Pergunta({
  indicacao,
  valor,
  destino: { comando, mandar },
  aoFechar,
}: {
  indicacao: IndicacaoARecompensar;
  valor: number;
  destino: ReturnType<typeof useDestino>;
  aoFechar: () => void;
}) {
  const id = useId();
  const { uid, quemVeio, indicadorUid, quemIndicou } = indicacao;
  const compras = useLido<VendaDaEquipe[]>(indicadorUid, async () => {
    const filtro: Filtro = { tipo: 'exata', campo: 'cliUid', valor: indicadorUid };
    const busca = new URLSearchParams({
      ...{ filtro: JSON.stringify([filtro]), ordenar: 'dataVenda', ordem: 'desc' },
      porPagina: String(COMPRAS),
    });
    const resposta = await chamar<Pagina<VendaDaEquipe>>('GET', `vendas/qb?${busca}`);
    // Where no discount stands there is nothing to say what it is for.
    return resposta.tipo === 'aceito'
      ? resposta.corpo.itens.filter(({ valorDesconto }) => valorDesconto >= valor)
      : 'falhou';
  });
  const registrar = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const vendaId = Number(new FormData(evento.currentTarget).get('venda'));
    mandar(
      `indicacoes/${uid}/recompensa`,
      { vendaId },
      RECOMPENSAS.foiDada(formatarReais(valor), quemIndicou ?? RECOMPENSAS.semNome),
    );
  };
  return (
    <Dialogo titulo={RECOMPENSAS.pergunta(quemVeio)} aoFechar={aoFechar}>
      <p>{RECOMPENSAS.comoDar}</p>
      <form onSubmit={registrar} className={estilo.pilha}>
        {compras === null && <p className={estilo.suave}>{RECOMPENSAS.buscando}</p>}
        {compras === 'falhou' && (
          <p role="alert" className={daMesa.aviso}>
            {RECOMPENSAS.naoBuscou}
          </p>
        )}
        {Array.isArray(compras) && compras.length === 0 && (
          <p className={daMesa.aviso}>{RECOMPENSAS.semCompra}</p>
        )}
        {Array.isArray(compras) && compras.length > 0 && (
          <MolduraCampo id={`${id}-venda`} rotulo={RECOMPENSAS.compra} erro={null}>
            <select id={`${id}-venda`} name="venda" className={titular.selecao} required>
              {compras.map((uma) => (
                <option key={uma.uid} value={uma.id}>
                  {RECOMPENSAS.opcao(uma.id, uma.loteNome, formatarReais(uma.valorDesconto))}
                </option>
              ))}
            </select>
          </MolduraCampo>
        )}
        <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
        <Botao
          type="submit"
          tamanho="g"
          largo
          carregando={comando.enviando}
          disabled={!Array.isArray(compras) || compras.length === 0}
        >
          {RECOMPENSAS.confirmar}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {RECOMPENSAS.voltar}
        </Botao>
      </form>
    </Dialogo>
  );
}
