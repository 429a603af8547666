'use client';

import { diaEmSaoPaulo, formatarDiaSemana, formatarHora } from '@martelo/shared/datas';
import type { VagasRespondidas } from '@martelo/shared/pos-venda/agendamento';
import { formatarReais } from '@martelo/shared/reais';
import { useCallback, useEffect, useState } from 'react';
import { RETIRADA } from '../../palavras/retirada.ts';
import { chamar } from '../../sessao/comandar.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import estilo from './retirada.module.css';

type Vagas = VagasRespondidas | 'lendo' | 'falhou';

/** The slots of a yard, and how to look again. @param caminho of the call that has them */
export function useVagas(caminho: string): [Vagas, () => void] {
  const [vagas, definir] = useState<Vagas>('lendo');
  const ler = useCallback(async () => {
    const resposta = await chamar<VagasRespondidas>('GET', caminho);
    definir(resposta.tipo === 'aceito' ? resposta.corpo : 'falhou');
  }, [caminho]);
  useEffect(() => {
    void ler();
  }, [ler]);
  return [vagas, () => void ler()];
}

/** The slots for picking up what a purchase has at a yard. */
export const vagasDaRetirada = (patUid: string, compraId: number): string =>
  `patios/${patUid}/vagas?compra=${compraId}`;

const meioDia = (dia: string): string => `${dia}T15:00:00Z`;

/** The days on which somebody is served, each with what waiting until then costs, where that is asked; then the slots of one. */
export function EscolherVaga({
  vagas,
  lerDeNovo,
  inicio,
  aoEscolher,
}: {
  vagas: Vagas;
  lerDeNovo: () => void;
  inicio: string | null;
  aoEscolher: (inicio: string | null) => void;
}) {
  const [escolhido, escolherDia] = useState<string | null>(null);
  if (vagas === 'lendo')
    return (
      <p role="status" className={estilo.suave}>
        {RETIRADA.carregando}
      </p>
    );
  if (vagas === 'falhou')
    return (
      <div className={estilo.erro} role="alert">
        <p>{RETIRADA.naoCarregou}</p>
        <Botao variante="secundario" onClick={lerDeNovo}>
          {RETIRADA.tentarDeNovo}
        </Botao>
      </div>
    );
  const porDia = Map.groupBy(vagas.itens, (vaga) => diaEmSaoPaulo(vaga.inicio));
  const dias = vagas.dias.filter(({ dia }) => porDia.has(dia));
  if (dias.length === 0) return <p className={estilo.atencao}>{RETIRADA.semHorarios}</p>;
  const aberto = dias.find(({ dia }) => dia === escolhido) ?? dias[0]!;
  const livres = (porDia.get(aberto.dia) ?? []).filter((vaga) => vaga.livres > 0 || vaga.inicio === inicio);
  return (
    <>
      <fieldset className={estilo.escolha}>
        <legend>{RETIRADA.escolhaDia}</legend>
        <div className={estilo.dias}>
          {dias.map(({ dia, armazenagem }) => (
            <label key={dia} className={estilo.opcao}>
              <input
                type="radio"
                name="dia"
                checked={dia === aberto.dia}
                onChange={() => {
                  escolherDia(dia);
                  aoEscolher(null);
                }}
              />
              <span>
                <strong>{formatarDiaSemana(meioDia(dia))}</strong>
                {armazenagem !== null && (
                  <small>
                    {armazenagem ? RETIRADA.custo(formatarReais(armazenagem)) : RETIRADA.semCusto}
                  </small>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {(aberto.armazenagem ?? 0) > 0 && (
        <p className={estilo.atencao}>{RETIRADA.custoAgora(formatarReais(aberto.armazenagem!))}</p>
      )}
      <fieldset className={estilo.escolha}>
        <legend>{RETIRADA.escolhaHorario}</legend>
        {livres.length === 0 && <p className={estilo.suave}>{RETIRADA.semHorariosNoDia}</p>}
        <div className={estilo.horarios}>
          {livres.map((vaga) => (
            <label key={vaga.inicio} className={estilo.opcao}>
              <input
                type="radio"
                name="horario"
                checked={vaga.inicio === inicio}
                onChange={() => aoEscolher(vaga.inicio)}
              />
              <span>
                <strong>{formatarHora(vaga.inicio)}</strong>
                <small>{vaga.livres === 1 ? RETIRADA.ultimo : RETIRADA.livres(vaga.livres)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
