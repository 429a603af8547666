import {
  comCorredor,
  comVagas,
  corredorEm,
  type Desenho,
  ehProblema,
  type Lugar,
  type MapaDesenhado,
  movida,
  type ProblemaNoMapa,
  proximoCodigo,
  semCorredor,
  semVaga,
  vagaEm,
} from '@martelo/shared/mapa-do-patio';
import { useId, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { ADMIN_MAPA_DO_PATIO as P } from '../../../src/palavras/admin-mapa-do-patio.ts';
import { Problemas } from '../../partes/Problemas.tsx';
import { Escolhido } from './Escolhido.tsx';
import { Fileira } from './Fileira.tsx';
import { Grade } from './Grade.tsx';

const FERRAMENTAS = ['MOVER', 'VAGA', 'CORREDOR'] as const;
type Ferramenta = (typeof FERRAMENTAS)[number];

/** The drawn map of a yard, as a field of its form: what is drawn is saved with the rest of it, and kept as any draft is. */
export function Editor() {
  const titulo = useId();
  const vagas = useController<FieldValues>({ name: 'vagas' });
  const corredores = useController<FieldValues>({ name: 'corredores' });
  const mapa: MapaDesenhado = { vagas: vagas.field.value ?? [], corredores: corredores.field.value ?? [] };
  const [ferramenta, usar] = useState<Ferramenta>('MOVER');
  /** What is held: a spot by its name; of a lane the corner that was begun at, or one that is there. */
  const [escolhida, escolher] = useState<string | null>(null);
  const [canto, comecar] = useState<Lugar | null>(null);
  const [lugar, estar] = useState<Lugar>({ linha: 1, coluna: 1 });
  const [recusa, recusar] = useState<ProblemaNoMapa | null>(null);
  const [dito, dizer] = useState('');
  const erros = [vagas.fieldState.error, corredores.fieldState.error].flatMap((um) => {
    const { message, root } = (um ?? {}) as { message?: string; root?: { message?: string } };
    return message ?? root?.message ?? [];
  });
  const guardar = (feito: Desenho, oQue = ''): boolean => {
    recusar(ehProblema(feito) ? feito : null);
    dizer('');
    if (ehProblema(feito)) return false;
    if (feito.vagas !== mapa.vagas) vagas.field.onChange(feito.vagas);
    if (feito.corredores !== mapa.corredores) corredores.field.onChange(feito.corredores);
    dizer(oQue);
    return true;
  };
  const mover = (codigo: string, para: Lugar) => {
    if (guardar(movida(mapa, codigo, para), P.movida(codigo, para.linha, para.coluna))) estar(para);
  };
  const fazer = (onde: Lugar) => {
    estar(onde);
    const aqui = vagaEm(mapa, onde);
    const faixa = corredorEm(mapa, onde);
    if (ferramenta === 'CORREDOR' && aqui === null && (canto !== null || faixa === null)) {
      if (canto === null) {
        recusar(null);
        return comecar(onde);
      }
      comecar(null);
      return void guardar(comCorredor(mapa, canto, onde));
    }
    if (aqui !== null || faixa !== null) {
      recusar(null);
      return escolher(aqui?.codigo ?? null);
    }
    if (ferramenta === 'VAGA') {
      const codigo = proximoCodigo(mapa);
      if (guardar(comVagas(mapa, [{ codigo, ...onde }]), P.postas(codigo))) escolher(codigo);
    } else if (ferramenta === 'MOVER' && escolhida !== null) mover(escolhida, onde);
  };
  const apagar = (onde: Lugar) => {
    const aqui = vagaEm(mapa, onde);
    const faixa = corredorEm(mapa, onde);
    if (aqui !== null) guardar(semVaga(mapa, aqui.codigo), P.apagada(aqui.codigo));
    else if (faixa !== null) guardar(semCorredor(mapa, faixa));
    escolher(null);
  };
  const largar = () => {
    escolher(null);
    comecar(null);
    recusar(null);
  };
  const como =
    ferramenta === 'MOVER'
      ? P.comoMover
      : ferramenta === 'VAGA'
        ? P.comoVaga
        : P.comoCorredor(canto !== null);
  return (
    <section className="grupo largo patios-mapa" aria-labelledby={titulo}>
      <h2 id={titulo}>
        {P.titulo} <small className="quieto">{P.vagas(mapa.vagas.length)}</small>
      </h2>
      <p className="quieto">{P.explica}</p>
      <Fileira {...{ mapa }} aoIncluir={(feito, oQue) => guardar(feito, oQue)} />
      <fieldset className="patios-ferramentas">
        <legend>{P.ferramenta}</legend>
        {FERRAMENTAS.map((uma) => (
          <label key={uma}>
            <input
              type="radio"
              name={`${titulo}-ferramenta`}
              checked={ferramenta === uma}
              onChange={() => {
                largar();
                usar(uma);
              }}
            />
            {P.ferramentas[uma]}
          </label>
        ))}
      </fieldset>
      <p className="quieto">{como}</p>
      <Grade
        {...{ mapa, escolhida, canto, lugar }}
        aoAndar={estar}
        aoFazer={fazer}
        aoApagar={apagar}
        aoLargar={largar}
        aoArrastar={mover}
      />
      <p role="status" className="quieto">
        {dito}
      </p>
      <Problemas de={[...(recusa === null ? [] : [P.problema(recusa)]), ...erros]} />
      <Escolhido
        key={`${escolhida} ${lugar.linha} ${lugar.coluna}`}
        {...{ mapa, lugar, escolhida }}
        aoMudar={(feito, novo) => {
          if (guardar(feito) && novo !== undefined) escolher(novo);
        }}
        aoApagar={apagar}
      />
    </section>
  );
}
