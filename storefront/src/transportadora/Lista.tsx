import { diaEmSaoPaulo, formatarData, formatarHora } from '@martelo/shared/datas';
import { formatarPlaca } from '@martelo/shared/documentos';
import type { RemocaoNaLista } from '@martelo/shared/remocoes/de-fora';
import { ROTULOS_REMOCAO } from '@martelo/shared/remocoes/remocao';
import { TRANSPORTADORA as P } from '../palavras/transportadora.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { CAMINHO_DA_TRANSPORTADORA } from './papel.ts';
import estilo from './transportadora.module.css';

/** Open removals: today's first, then what is late, what comes, and what has no day yet. */
export function Lista({
  itens,
  total,
  hoje,
}: {
  itens: readonly RemocaoNaLista[];
  total: number;
  hoje: string;
}) {
  if (itens.length === 0)
    return (
      <Vazio icone="truck" titulo={P.nenhuma}>
        {P.nenhumaAjuda}
      </Vazio>
    );
  const dia = ({ diaInicioPrevisto }: RemocaoNaLista) =>
    diaInicioPrevisto === null ? null : diaEmSaoPaulo(diaInicioPrevisto);
  const partes = [
    [P.hoje, itens.filter((um) => dia(um) === hoje)],
    [P.antes, itens.filter((um) => (dia(um) ?? hoje) < hoje)],
    [P.semData, itens.filter((um) => dia(um) === null)],
    [P.depois, itens.filter((um) => (dia(um) ?? hoje) > hoje)],
  ] as const;
  return (
    <div className={estilo.pilha}>
      {total > itens.length && <p className={estilo.atencao}>{P.haMais(total)}</p>}
      {partes.map(
        ([titulo, delas]) =>
          delas.length > 0 && (
            <section key={titulo} aria-label={titulo}>
              <h2>{titulo}</h2>
              <ul className={estilo.lista}>
                {delas.map((um) => (
                  <li key={um.uid}>
                    <Ligacao href={`${CAMINHO_DA_TRANSPORTADORA}/${um.uid}`}>
                      <strong>{um.veiculoNome}</strong>
                      {um.placa && <span className={estilo.placa}>{formatarPlaca(um.placa)}</span>}
                      <span>{um.localNome}</span>
                      <span className={estilo.rodape}>
                        <span className={estilo.marca}>{ROTULOS_REMOCAO[um.situacao]}</span>
                        {um.diaInicioPrevisto && um.diaInicioFim && (
                          <span>
                            {dia(um) !== hoje && `${formatarData(um.diaInicioPrevisto)}, `}
                            {P.entre(formatarHora(um.diaInicioPrevisto), formatarHora(um.diaInicioFim))}
                          </span>
                        )}
                      </span>
                    </Ligacao>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
