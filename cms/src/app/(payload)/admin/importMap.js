import { CampoCor as CampoCor_a4c90338d640a674e6de0aa2644ee9ba } from '../../../campos/CampoCor.tsx'
import { AbrirConstrutor as AbrirConstrutor_f78d9d20a0fa1940277946908f8253f1 } from '../../../painel/AbrirConstrutor.tsx'
import { Avatar as Avatar_2c272caa3f06b5d2996c4ddba2db4794 } from '../../../painel/Avatar.tsx'
import { Icone as Icone_bbb3be3332eab1f7d8d72bd7437fb2fc } from '../../../painel/Logo.tsx'
import { Logo as Logo_bbb3be3332eab1f7d8d72bd7437fb2fc } from '../../../painel/Logo.tsx'
import { TelaEntrada as TelaEntrada_8f9e684241543733d0ffc9aa6c2bbcb3 } from '../../../sso/TelaEntrada.tsx'
import { Inicio as Inicio_1013619c862d5addb26c766b0b542ab9 } from '../../../painel/Inicio.tsx'
import { VistaConstrutor as VistaConstrutor_dc978863847f02dba24ca5312c2d5949 } from '../../../builder/VistaConstrutor.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/campos/CampoCor.tsx#CampoCor": CampoCor_a4c90338d640a674e6de0aa2644ee9ba,
  "/painel/AbrirConstrutor.tsx#AbrirConstrutor": AbrirConstrutor_f78d9d20a0fa1940277946908f8253f1,
  "/painel/Avatar.tsx#Avatar": Avatar_2c272caa3f06b5d2996c4ddba2db4794,
  "/painel/Logo.tsx#Icone": Icone_bbb3be3332eab1f7d8d72bd7437fb2fc,
  "/painel/Logo.tsx#Logo": Logo_bbb3be3332eab1f7d8d72bd7437fb2fc,
  "/sso/TelaEntrada.tsx#TelaEntrada": TelaEntrada_8f9e684241543733d0ffc9aa6c2bbcb3,
  "/painel/Inicio.tsx#Inicio": Inicio_1013619c862d5addb26c766b0b542ab9,
  "/builder/VistaConstrutor.tsx#VistaConstrutor": VistaConstrutor_dc978863847f02dba24ca5312c2d5949,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
