'use client';

import type { MotoristaDaTransportadora, RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Campo } from '../campo/campo.ts';
import type { Ato } from '../campo/tipos.ts';
import { CAMPO } from '../palavras/campo.ts';
import { TRANSPORTADORA as P } from '../palavras/transportadora.ts';
import { novoComandoId } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo as CampoDeTexto, MolduraCampo } from '../site/ui/Campo.tsx';
import { Assinatura } from './Assinatura.tsx';
import { Fotos } from './Fotos.tsx';
import { ondeEstou } from './onde.ts';
import { CAMINHO_DA_TRANSPORTADORA } from './papel.ts';
import type { AtoDeFora } from './proximo.ts';
import estilo from './transportadora.module.css';

const COM_MOTIVO: ReadonlySet<AtoDeFora> = new Set(['S05', 'S07', 'S10']);
const COM_JANELA: ReadonlySet<AtoDeFora> = new Set(['S06', 'S07']);
const COM_FOTOS: ReadonlySet<AtoDeFora> = new Set(['S10', 'S11']);
type Erros = Partial<
  Record<'motivo' | 'texto' | 'motorista' | 'de' | 'ate' | 'recebidoDe' | 'assinatura' | 'fotos', string>
>;

/** What somebody was writing, and photographing, kept as it is done: a phone whose battery dies has it the next time. */
interface Rascunho {
  escrito: { motivo: string; texto: string; motorista: string; de: string; ate: string; recebidoDe: string };
  fotos: readonly Blob[];
  assinatura: Blob | null;
}
const VAZIO: Rascunho = {
  escrito: { motivo: '', texto: '', motorista: '', de: '', ate: '', recebidoDe: '' },
  ...{ fotos: [], assinatura: null },
};

/** What an act has to know, asked on the phone. It is kept there, and goes by itself; what was refused comes back into it to be put right. */
export function Formulario(props: PropsDoFormulario) {
  const { remocao, ato, campo, corrigindo } = props;
  const [comeco, comecar] = useState<Rascunho | null>(null);
  const onde = `rascunho remocao/${remocao.uid} ${ato}`;
  useEffect(() => {
    const ler = corrigindo === null ? rascunhoDe(campo, onde) : recusadoDe(campo, corrigindo);
    void ler.catch(() => null).then((lido) => comecar(lido ?? VAZIO));
  }, [campo, corrigindo, onde]);
  return comeco === null ? null : <Preenchendo {...props} {...{ comeco, onde }} />;
}

const rascunhoDe = async ({ deposito, dono }: Campo, onde: string): Promise<Rascunho | null> =>
  ((await deposito.leitura(dono, onde))?.corpo as Rascunho | undefined) ?? null;

/** A refused act, as it was filled in. */
async function recusadoDe({ deposito }: Campo, { escrito, arquivos }: Ato): Promise<Rascunho> {
  const dito = escrito as { escrito: Rascunho['escrito']; assinatura: string | null };
  const lidos = await Promise.all(
    arquivos.map(async ({ uid }) => ({ uid, bytes: await deposito.bytes(uid) })),
  );
  return {
    escrito: dito.escrito,
    assinatura: lidos.find(({ uid }) => uid === dito.assinatura)?.bytes ?? null,
    fotos: lidos.flatMap(({ uid, bytes }) => (uid === dito.assinatura || bytes === null ? [] : [bytes])),
  };
}

interface PropsDoFormulario {
  remocao: RemocaoDeFora;
  motoristas: readonly MotoristaDaTransportadora[];
  ato: AtoDeFora;
  campo: Campo;
  corrigindo: Ato | null;
  /** @param feito whether it was done, or given up */
  aoVoltar: (feito: boolean) => void;
}

function Preenchendo({
  remocao: { uid, motorista, veiculoNome, placa },
  motoristas,
  ato,
  campo,
  corrigindo,
  comeco,
  onde,
  aoVoltar,
}: PropsDoFormulario & { comeco: Rascunho; onde: string }) {
  const [escrito, escrever] = useState({
    ...comeco.escrito,
    motorista: comeco.escrito.motorista || String(motorista?.id ?? ''),
  });
  const [fotos, fotografar] = useState<readonly Blob[]>(comeco.fotos);
  const [assinatura, assinar] = useState<Blob | null>(comeco.assinatura);
  const [erros, errar] = useState<Erros>({});
  const [passo, andar] = useState<string | null>(null);
  const [recusa, recusar] = useState<string | null>(null);
  const [semEspaco, faltarEspaco] = useState(false);
  // One after the other: what was written last is what is kept.
  const guardando = useRef(Promise.resolve());
  const acabou = useRef(false);
  const agora = useRef<Rascunho>({ escrito, fotos, assinatura });
  const guardar = (mudancas: Partial<Rascunho>) => {
    agora.current = { ...agora.current, ...mudancas };
    guardando.current = guardando.current.then(async () => {
      if (!acabou.current && corrigindo === null)
        await campo.deposito.guardarLeitura(campo.dono, onde, agora.current).then(
          () => faltarEspaco(false),
          () => faltarEspaco(true),
        );
    });
  };

  const mudar = (nome: keyof typeof escrito) => ({
    value: escrito[nome],
    onChange: ({ target }: { target: { value: string } }) => {
      const novo = { ...escrito, [nome]: target.value };
      escrever(novo);
      guardar({ escrito: novo });
      errar({ ...erros, [nome]: undefined });
    },
  });

  const faltas = (): Erros => ({
    ...(COM_MOTIVO.has(ato) && escrito.motivo.trim().length < 3 && { motivo: P.faltaMotivo }),
    ...(ato === 'S13' && escrito.texto.trim().length < 3 && { texto: P.faltaMotivo }),
    ...(ato === 'S06' && escrito.motorista === '' && { motorista: P.faltaMotorista }),
    ...(COM_JANELA.has(ato) && escrito.de === '' && { de: P.faltaHora }),
    ...(COM_JANELA.has(ato) && escrito.ate === '' && { ate: P.faltaHora }),
    ...(COM_JANELA.has(ato) &&
      escrito.de !== '' &&
      escrito.ate !== '' &&
      escrito.ate <= escrito.de && { ate: P.horaInvertida }),
    ...(ato === 'S11' && escrito.recebidoDe.trim().length < 2 && { recebidoDe: P.faltaNome }),
    ...(ato === 'S11' && assinatura === null && { assinatura: P.faltaAssinatura }),
    ...(ato === 'S10' && fotos.length === 0 && { fotos: P.faltaFoto }),
  });

  /** What the code says, with each file by the name that its place is kept under; null where it cannot be said. */
  const montar = async (lugares: { assinatura: string | null; fotos: string[] }): Promise<object | null> => {
    switch (ato) {
      case 'S05':
        return { motivo: escrito.motivo };
      case 'S06':
      case 'S07':
        return {
          ...(ato === 'S07' && { motivo: escrito.motivo }),
          ...(escrito.motorista !== '' && { motoristaId: Number(escrito.motorista) }),
          diaInicioPrevisto: new Date(escrito.de).toISOString(),
          diaInicioFim: new Date(escrito.ate).toISOString(),
        };
      case 'S09': {
        andar(P.localizando);
        const posicao = await ondeEstou();
        return posicao && { posicao };
      }
      case 'S10':
        return { motivo: escrito.motivo, fotos: lugares.fotos };
      case 'S11':
        return { ...lugares, recebidoDe: escrito.recebidoDe };
      case 'S13':
        return { texto: escrito.texto };
      default:
        return {};
    }
  };

  const mandar = async (evento?: FormEvent) => {
    evento?.preventDefault();
    const faltam = faltas();
    errar(faltam);
    recusar(null);
    if (Object.keys(faltam).length > 0) return;
    andar('');
    const arquivos = [...(assinatura === null ? [] : [assinatura]), ...fotos].map((bytes) => ({
      ...{ uid: novoComandoId(), comandoId: novoComandoId(), bytes },
      nome: bytes.type === 'image/png' ? 'foto.png' : 'foto.jpg',
      guardarEm: `/v1/transportadora/remocoes/${uid}/arquivos`,
    }));
    const lugares = arquivos.map((um) => `$arquivo:${um.uid}`);
    const dados = await montar({
      assinatura: assinatura === null ? null : lugares[0]!,
      fotos: assinatura === null ? lugares : lugares.slice(1),
    });
    if (dados === null) {
      andar(null);
      return recusar(P.semPosicao);
    }
    const [comandoId, instante] = [novoComandoId(), new Date().toISOString()];
    try {
      await campo.fila.por(
        {
          ...{ id: comandoId, dono: campo.dono, assunto: `remocao/${uid}`, instante, arquivos },
          ...{ titulo: P.atos[ato] ?? ato, de: [veiculoNome, placa].filter(Boolean).join(' · ') },
          ...{ tela: `${CAMINHO_DA_TRANSPORTADORA}/${uid}`, responde: 'codigo' },
          chamada: {
            caminho: `/v1/transportadora/remocoes/${uid}/eventos`,
            corpo: { codigo: ato, comandoId, instante, dados },
          },
          escrito: { escrito, assinatura: assinatura === null ? null : arquivos[0]!.uid },
        },
        corrigindo?.id,
      );
    } catch {
      andar(null);
      return recusar(CAMPO.semEspaco);
    }
    acabou.current = true;
    await guardando.current;
    await campo.deposito.esquecerLeitura(campo.dono, onde).catch(() => {});
    aoVoltar(true);
  };

  return (
    <form className={estilo.formulario} onSubmit={(evento) => void mandar(evento)} noValidate>
      <h2>{P.atos[ato]}</h2>
      {ato === 'S06' || ato === 'S07' ? (
        <>
          {motoristas.length === 0 && ato === 'S06' && <p className={estilo.atencao}>{P.semMotoristas}</p>}
          {motoristas.length > 0 && (
            <MolduraCampo rotulo={P.quemDirige} id="motorista" erro={erros.motorista ?? null}>
              <select
                id="motorista"
                className={estilo.controle}
                aria-invalid={erros.motorista ? true : undefined}
                {...mudar('motorista')}
              >
                <option value="">{P.escolha}</option>
                {motoristas.map(({ id, nome }) => (
                  <option key={id} value={id}>
                    {nome}
                  </option>
                ))}
              </select>
            </MolduraCampo>
          )}
          <CampoDeTexto
            id="de"
            type="datetime-local"
            rotulo={P.de}
            erro={erros.de ?? null}
            {...mudar('de')}
          />
          <CampoDeTexto
            id="ate"
            type="datetime-local"
            rotulo={P.ate}
            erro={erros.ate ?? null}
            {...mudar('ate')}
          />
        </>
      ) : null}
      {COM_MOTIVO.has(ato) && (
        <MolduraCampo rotulo={P.motivoCampo} id="motivo" erro={erros.motivo ?? null}>
          <textarea
            id="motivo"
            rows={3}
            maxLength={500}
            className={estilo.controle}
            aria-invalid={erros.motivo ? true : undefined}
            {...mudar('motivo')}
          />
        </MolduraCampo>
      )}
      {ato === 'S13' && (
        <MolduraCampo rotulo={P.texto} id="texto" erro={erros.texto ?? null}>
          <textarea
            id="texto"
            rows={4}
            maxLength={2000}
            className={estilo.controle}
            aria-invalid={erros.texto ? true : undefined}
            {...mudar('texto')}
          />
        </MolduraCampo>
      )}
      {ato === 'S09' && <p>{P.posicao}</p>}
      {ato === 'S11' && (
        <>
          <CampoDeTexto
            id="recebidoDe"
            rotulo={P.recebidoDe}
            maxLength={120}
            autoComplete="off"
            erro={erros.recebidoDe ?? null}
            {...mudar('recebidoDe')}
          />
          <Assinatura
            inicial={comeco.assinatura}
            erro={erros.assinatura ?? null}
            aoMudar={(nova) => {
              assinar(nova);
              guardar({ assinatura: nova });
              errar({ ...erros, assinatura: undefined });
            }}
          />
        </>
      )}
      {COM_FOTOS.has(ato) && (
        <Fotos
          fotos={fotos}
          erro={erros.fotos ?? null}
          aoMudar={(novas) => {
            fotografar(novas);
            guardar({ fotos: novas });
            errar({ ...erros, fotos: undefined });
          }}
        />
      )}
      {(recusa !== null || semEspaco) && (
        <p className={estilo.erro} role="alert">
          {recusa ?? CAMPO.semEspacoRascunho}
        </p>
      )}
      {passo !== null && passo !== '' && <p role="status">{passo}</p>}
      <Botao
        type="submit"
        variante="primario"
        tamanho="g"
        largo
        className={estilo.grande}
        carregando={passo !== null}
      >
        {P.atos[ato]}
      </Botao>
      <Botao variante="texto" disabled={passo !== null} onClick={() => aoVoltar(false)}>
        {P.cancelar}
      </Botao>
    </form>
  );
}
